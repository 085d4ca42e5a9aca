import { restoreCaseFile as call } from '@archway/contract/case/calls';
import { MOST_ATTACHMENTS } from '@archway/rules/uploads';
import { implement } from '../../../platform/rpc/implement.ts';
import { keepCaseFile } from '../../file/public.ts';
import { countAttachments } from '../case-progress.repository.ts';
import { putUnpacked, takeBack } from '../case-file.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { fileNames } from '../case-file-names.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockCase } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';

export const restoreFile = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId, fileId } = input;
  const { orgId } = caller;
  const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
  if (!(await takeBack(tx, orgId, { caseId, fileId }))) return fail('notFound');
  if (!(await keepCaseFile(tx, orgId, fileId))) return fail('notFound');
  if ((await countAttachments(tx, orgId, caseId)) > MOST_ATTACHMENTS) return fail('tooManyAttachments');
  // Of an archive that was unpacked while it was out.
  await putUnpacked(tx, orgId, [fileId]);
  const changed = await refreshCase(tx, orgId, row);
  const files = await fileNames(tx, orgId, [fileId]);
  await keepHistory(tx, orgId, { caseId, kind: 'fileRestored', doneBy: caller.userCode, files });
  audit({ object: caseId, detail: { file: fileId } });
  return presentDetail({ tx, store, caller }, changed);
});
