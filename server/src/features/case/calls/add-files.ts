import { addCaseFiles as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { touchCaseUpload } from '../../file/public.ts';
import { putIntoCase, putUnpacked } from '../case-file.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockCase } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';
import { toldFiles } from '../told-files.ts';
import { tooMany } from '../too-many.ts';

export const addFiles = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { orgId } = caller;
  // In one order for everybody, as each is locked.
  const fileIds = [...new Set(input.fileIds)].toSorted();
  const row = (await lockCase(tx, caller, input.caseId)) ?? fail('notFound');
  for (const fileId of fileIds) {
    // A colleague's upload, or one that is in another case, is as good as none.
    if ((await touchCaseUpload(tx, caller, fileId)) === undefined) return fail('notFound');
    if (!(await putIntoCase(tx, orgId, { caseId: row.id, fileId }))) return fail('notFound');
  }
  const over = await tooMany(tx, orgId, row.id);
  if (over !== null) return fail(over);
  // An archive may have been unpacked before.
  await putUnpacked(tx, orgId, fileIds);
  const changed = await refreshCase(tx, orgId, row);
  const told = await toldFiles(tx, orgId, fileIds);
  await keepHistory(tx, orgId, { caseId: row.id, kind: 'filesAdded', doneBy: caller.userCode, ...told });
  audit({ object: row.id, detail: { files: fileIds.length } });
  return presentDetail({ tx, store, caller }, changed);
});
