import { getCase, listCases, removeCaseFile, restoreCaseFile } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { cancelUpload } from '@archway/contract/file/calls';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { announce } from '../../platform/call/announce.ts';
import { send } from '../../platform/call/call.ts';
import { useCall } from '../../platform/call/queries.ts';

const REFRESHED = [getCase, listCases];

interface RemoveFile {
  remove: () => void;
  isPending: boolean;
  /** What went wrong; nothing was changed then. */
  problem: string | null;
}

/** Takes a file out of its case and offers to put it back. By then the row that asked is gone from the page. */
export function useRemoveFile(caseId: string, file: CaseFile, onRemoved: () => void): RemoveFile {
  const t = useText();
  const toast = useToast();
  const removal = useCall(removeCaseFile, { refreshes: REFRESHED, ignoreErrors: true });
  const restoration = useCall(restoreCaseFile, { refreshes: REFRESHED });
  const { fileId, name } = file;
  const remove = async (): Promise<void> => {
    await removal.mutateAsync({ caseId, fileId });
    onRemoved();
    const told = file.kind === 'voice' ? t('cases.voice.deleted') : t('cases.file.remove.done', { name });
    if (file.tag !== 'uploading') {
      toast.undo(told, () => restoration.mutate({ caseId, fileId }));
      return;
    }
    toast.message(told);
    // What has arrived of it takes up room that nobody needs any more.
    if (file.isOwnUpload) await send(cancelUpload, { fileId }).catch(announce);
  };
  return {
    // The dialog shows what went wrong.
    remove: () => void remove().catch(() => {}),
    isPending: removal.isPending,
    problem: removal.error?.message ?? null,
  };
}
