import { replaceCaseFile as call } from '@archway/contract/case/calls';
import { SCAN_ROLES } from '@archway/rules/scans';
import { implement } from '../../../platform/rpc/implement.ts';
import { readFiles, touchCaseUpload } from '../../file/public.ts';
import { scansOf } from '../../scan/public.ts';
import { presentDetail } from '../case-detail.present.ts';
import { listCaseFiles, putIntoCase, saveRole, takeOut } from '../case-file.repository.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockCase } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';
import { tooMany } from '../too-many.ts';

export const replaceFile = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId, fileId, byFileId } = input;
  const { orgId, userCode: doneBy } = caller;
  const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
  audit({ object: caseId, detail: { file: fileId, by: byFileId } });
  const inCase = new Map((await listCaseFiles(tx, orgId, caseId)).map((file) => [file.file_id, file]));
  if (!inCase.has(fileId) && inCase.has(byFileId)) return presentDetail({ tx, store, caller }, row);
  const said = inCase.get(fileId) ?? fail('notFound');
  const [old] = await readFiles(tx, orgId, [fileId]);
  // A colleague's upload, one that is in another case, or of another kind, is as good as none.
  const by = await touchCaseUpload(tx, caller, byFileId);
  if (by === undefined || old?.kind !== by.kind || fileId === byFileId) return fail('notFound');
  if (!(await putIntoCase(tx, orgId, { caseId, fileId: byFileId }))) return fail('notFound');
  const seen = (await scansOf(tx, orgId, [fileId])).get(fileId);
  const role = SCAN_ROLES.find((known) => known === (said.role ?? seen?.role));
  if (role !== undefined) await saveRole(tx, orgId, { caseId, fileId: byFileId, role });
  await takeOut(tx, orgId, { caseId, fileId });
  const over = await tooMany(tx, orgId, caseId);
  if (over !== null) return fail(over);
  const changed = await refreshCase(tx, orgId, row);
  const isVoice = by.kind === 'voice';
  const changes = isVoice ? [] : [{ field: 'fileName' as const, before: old.name, after: by.name }];
  await keepHistory(tx, orgId, { caseId, kind: 'fileReplaced', doneBy, files: [by.name], isVoice, changes });
  return presentDetail({ tx, store, caller }, changed);
});
