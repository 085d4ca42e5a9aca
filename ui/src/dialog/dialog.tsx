import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: string;
  /** The result, by name: "Ship 3 orders". Without it there is nothing to decide, only to read. */
  confirm?: string;
  confirmIcon?: Icon;
  onConfirm?: () => void;
  /** Without it there is one answer, and no way to close. */
  onClose?: (() => void) | undefined;
  /** Solid red: for what cannot be undone. */
  danger?: boolean;
  /** Whether the form can be confirmed. */
  valid?: boolean;
  /** Under way: nothing closes or confirms until it is over. */
  busy?: boolean;
  /** Two columns. */
  wide?: boolean;
  /** Left of the buttons, in place of the keys. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A decision above the page. Never closed by a click beside it. Render it while it is open. */
export function Dialog(props: DialogProps): ReactNode {
  const { title, onConfirm, onClose, valid = true, busy = false, wide = false, children } = props;
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = busy ? undefined : onClose;
  useModal(dialog, close);
  return (
    <dialog ref={dialog} className={styles['dialog']} data-wide={wide || undefined} aria-labelledby={heading}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid && !busy) onConfirm?.();
        }}
      >
        <header className={styles['head']}>
          <h1 id={heading}>{title}</h1>
          {onClose !== undefined && (
            <IconButton icon={X} label={t('ui.dialog.close')} disabled={busy} onClick={close} />
          )}
        </header>
        <div className={styles['body']}>{children}</div>
        {props.confirm !== undefined && <DialogFoot {...props} />}
      </form>
    </dialog>
  );
}

function DialogFoot({
  confirm,
  confirmIcon,
  onClose,
  danger,
  valid = true,
  busy = false,
  aside,
}: DialogProps): ReactNode {
  const t = useText();
  // A danger starts on "Cancel", where Enter does not confirm.
  const hasKeys = onClose !== undefined && danger !== true;
  return (
    <footer className={styles['foot']}>
      <span className={styles['aside']}>
        {aside ?? (hasKeys && <span className={styles['keys']}>{t('ui.dialog.keys')}</span>)}
      </span>
      {onClose !== undefined && (
        <Button disabled={busy} onClick={onClose} data-first-focus={danger || undefined}>
          {t('ui.dialog.cancel.button')}
        </Button>
      )}
      <Button
        type="submit"
        kind={danger === true ? 'dangerSolid' : 'primary'}
        busy={busy}
        disabled={!valid}
        {...(confirmIcon === undefined ? {} : { icon: confirmIcon })}
      >
        {confirm}
      </Button>
    </footer>
  );
}
