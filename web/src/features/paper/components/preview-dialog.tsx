import { SIZES_OF, type PaperSize } from '@archway/rules/paper/paper';
import { Dialog } from '@archway/ui/dialog';
import { LinkButton } from '@archway/ui/link-button';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { Segmented } from '@archway/ui/segmented';
import { useText } from '@archway/ui/text';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '../../../platform/page/save-file.ts';
import { usePreview, type PreviewOf } from '../use-preview.ts';
import { PaperPages } from './paper-pages.tsx';
import styles from './preview-dialog.module.css';

export interface PreviewDialogProps {
  of: PreviewOf;
  /** Of the order, or of the case without one: the file is named by it. */
  code: string;
  onClose: () => void;
}

const SIZES = SIZES_OF.prescription;

/** A prescription as it would be printed now. */
export function PreviewDialog({ of, code, onClose }: PreviewDialogProps): ReactNode {
  const t = useText();
  const { size, file, problem, show, fail } = usePreview(of);
  return (
    <Dialog
      wide
      title={t('order.preview.title')}
      confirm={t('order.preview.save.button')}
      confirmIcon={Download}
      cancel={t('ui.dialog.close')}
      valid={file !== null}
      onConfirm={() => file !== null && saveFile(file, `${code}.pdf`)}
      onClose={onClose}
    >
      <div className={styles['size']}>
        <Segmented<PaperSize>
          label={t('order.print.size')}
          value={size}
          options={SIZES.map((value) => ({ value, label: t(`order.print.on.${value}`) }))}
          onChange={show}
        />
      </div>
      {problem !== null && (
        <Note
          kind="error"
          live
          action={<LinkButton onClick={() => show(size)}>{t('order.preview.retry.button')}</LinkButton>}
        >
          {problem === '' ? t('order.print.failed') : problem}
        </Note>
      )}
      {file !== null && <PaperPages file={file} onBroken={fail} />}
      {file === null && problem === null && (
        <>
          <Note kind="info" live>
            {t('order.print.making')}
          </Note>
          <LoadingState rows={6} />
        </>
      )}
    </Dialog>
  );
}
