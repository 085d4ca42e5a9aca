import { addCaseFiles, removeCaseFile, replaceCaseFile, restoreCaseFile } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { send } from '../../../platform/call/call.ts';
import { uploads } from '../../../platform/upload/large/session-uploads.ts';

/** Sends what was said for a case: in the place of what was said before, which comes back if this is given up. */
export function sendVoice(caseId: string, before: CaseFile | null, file: File): void {
  const attach = (byFileId: string) =>
    before === null
      ? send(addCaseFiles, { caseId, fileIds: [byFileId] })
      : send(replaceCaseFile, { caseId, fileId: before.fileId, byFileId });
  const detach = async (fileId: string): Promise<void> => {
    await send(removeCaseFile, { caseId, fileId });
    if (before !== null) await send(restoreCaseFile, { caseId, fileId: before.fileId });
  };
  uploads.add([{ file, kind: 'voice', group: caseId, attach, detach }]);
}
