import { restoreCaseFile as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { keepCaseFile } from '../../file/public.ts';
import { putUnpacked, takeBack } from '../case-file.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockCase } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';
import { toldFiles } from '../told-files.ts';
import { tooMany } from '../too-many.ts';

export const restoreFile = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId, fileId } = input;
  const { orgId } = caller;
  const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
  if (!(await takeBack(tx, orgId, { caseId, fileId }))) return fail('notFound');
  if (!(await keepCaseFile(tx, orgId, fileId))) return fail('notFound');
  const over = await tooMany(tx, orgId, caseId);
  if (over !== null) return fail(over);
  // Of an archive that was unpacked while it was out.
  await putUnpacked(tx, orgId, [fileId]);
  const changed = await refreshCase(tx, orgId, row);
  const told = await toldFiles(tx, orgId, [fileId]);
  await keepHistory(tx, orgId, { caseId, kind: 'fileRestored', doneBy: caller.userCode, ...told });
  audit({ object: caseId, detail: { file: fileId } });
  return presentDetail({ tx, store, caller }, changed);
});
