import type { CaseFile } from '@archway/contract/case/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useRemoveFile } from '../use-remove-file.ts';

export interface RemoveFileProps {
  caseId: string;
  file: CaseFile;
  onClose: () => void;
}

/** Asks before a file is taken out of its case. */
export function RemoveFile({ caseId, file, onClose }: RemoveFileProps): ReactNode {
  const t = useText();
  const { remove, isPending, problem } = useRemoveFile(caseId, file, onClose);
  return (
    <Dialog
      title={t('cases.file.remove.title', { name: file.name })}
      confirm={t('cases.file.remove.button')}
      danger
      busy={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t(file.kind === 'archive' ? 'cases.file.remove.archiveText' : 'cases.file.remove.text')}</p>
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
