import { useId, useRef, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './dialog.module.css';
import { ModalForm, type ModalFormProps } from './modal-form.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps extends ModalFormProps {
  /** Two columns. */
  wide?: boolean;
}

/** A decision above the page. Never closed by a click beside it. Render it while it is open. */
export function Dialog({ wide = false, ...form }: DialogProps): ReactNode {
  const { onClose, busy = false, danger = false, aside } = form;
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(dialog, busy ? undefined : onClose);
  // A danger starts on "Cancel", where Enter does not confirm.
  const hasKeys = onClose !== undefined && !danger;
  return (
    <dialog ref={dialog} className={styles['dialog']} data-wide={wide || undefined} aria-labelledby={heading}>
      <ModalForm
        {...form}
        headingId={heading}
        aside={aside ?? (hasKeys && <span className={styles['keys']}>{t('ui.dialog.keys')}</span>)}
      />
    </dialog>
  );
}
