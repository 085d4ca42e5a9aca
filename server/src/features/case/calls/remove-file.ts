import { removeCaseFile as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { takeOut } from '../case-file.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockCase } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';
import { toldFiles } from '../told-files.ts';

export const removeFile = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId, fileId } = input;
  const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
  if (!(await takeOut(tx, caller.orgId, { caseId, fileId }))) return fail('notFound');
  const changed = await refreshCase(tx, caller.orgId, row);
  const told = await toldFiles(tx, caller.orgId, [fileId]);
  await keepHistory(tx, caller.orgId, { caseId, kind: 'fileRemoved', doneBy: caller.userCode, ...told });
  audit({ object: caseId, detail: { file: fileId } });
  return presentDetail({ tx, store, caller }, changed);
});
