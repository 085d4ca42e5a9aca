import { removeCaseFile, replaceCaseFile, restoreCaseFile } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { send } from '../../platform/call/call.ts';
import { uploads } from '../../platform/upload/large/session-uploads.ts';
import { takeFiles } from '../../platform/upload/large/take-files.ts';

/** Sends a scan for the place of another one, which comes back if the upload is given up. */
export function replaceFile(caseId: string, { fileId }: CaseFile, files: readonly File[]): void {
  const { taken } = takeFiles(files);
  uploads.add(
    taken
      .filter(({ kind }) => kind === 'scan')
      .slice(0, 1)
      .map(({ file, kind }) => ({
        file,
        kind,
        group: caseId,
        attach: (byFileId) => send(replaceCaseFile, { caseId, fileId, byFileId }),
        detach: async (byFileId) => {
          await send(removeCaseFile, { caseId, fileId: byFileId });
          await send(restoreCaseFile, { caseId, fileId });
        },
      })),
  );
}
