import { getCase, listCases, removeCaseFile } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { cancelUpload } from '@archway/contract/file/calls';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { announce } from '../../../platform/announce.ts';
import { send } from '../../../platform/call.ts';
import { useCall } from '../../../platform/queries.ts';

export interface RemoveFileProps {
  caseId: string;
  file: CaseFile;
  onClose: () => void;
}

/** Asks before a file is taken out of its case. */
export function RemoveFile({ caseId, file, onClose }: RemoveFileProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const remove = useCall(removeCaseFile, { refreshes: [getCase, listCases], ignoreErrors: true });
  const { fileId, name, kind } = file;
  const onSuccess = () => {
    onClose();
    // What has arrived of it takes up room that nobody needs any more.
    if (file.tag === 'uploading' && file.isOwnUpload) void send(cancelUpload, { fileId }).catch(announce);
    toast.message(t('cases.file.remove.done', { name }));
  };
  return (
    <Dialog
      title={t('cases.file.remove.title', { name })}
      confirm={t('cases.file.remove.button')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ caseId, fileId }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t(kind === 'archive' ? 'cases.file.remove.archiveText' : 'cases.file.remove.text')}</p>
      {remove.isError && (
        <Note kind="error" live>
          {remove.error.message}
        </Note>
      )}
    </Dialog>
  );
}
