import { Dialog } from '@archway/ui/dialog';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useAdding } from '../../use-adding.ts';
import { AddedFile } from './added-file.tsx';
import { AddedPapers } from './added-papers.tsx';
import styles from './add-files-dialog.module.css';
import { OrderAbout } from './order-about.tsx';

/** The clinic gives a lab more of the case, or papers, also in place of what it has. */
export function AddFilesDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const adding = useAdding(props);
  const { ofCase, offered, count, isReady, isPending, problem } = adding;
  const { lab } = detail;
  return (
    <Dialog
      title={t('order.addFiles.title')}
      confirm={t('order.addFiles.confirm', { count })}
      confirmIcon={FilePlus2}
      valid={isReady}
      busy={isPending}
      onConfirm={adding.add}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <fieldset className={styles['files']}>
        <legend className={styles['label']}>{t('order.addFiles.ofCase')}</legend>
        {ofCase.data === undefined && ofCase.error === null && <LoadingState rows={2} />}
        {ofCase.error !== null && <Note kind="error">{ofCase.error.message}</Note>}
        {ofCase.data !== undefined && offered.length === 0 && (
          <p className={styles['quiet']}>{t('order.addFiles.none')}</p>
        )}
        {offered.map((file) => (
          <AddedFile key={file.fileId} file={file} detail={detail} adding={adding} />
        ))}
      </fieldset>
      <AddedPapers papers={adding.papers} />
      <Note>{t('order.addFiles.text', { lab: lab?.name ?? '' })}</Note>
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
