import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import styles from './modal-form.module.css';

export interface ModalFormProps {
  title: string;
  /** The result, by name: "Ship 3 orders". Without it there is nothing to decide, only to read. */
  confirm?: string;
  confirmIcon?: Icon;
  onConfirm?: () => void;
  /** Without it there is one answer, and no way to close. */
  onClose?: (() => void) | undefined;
  /** What closing is called, where "Cancel" could mean either answer. */
  cancel?: string;
  /** Solid red: for what cannot be undone. */
  danger?: boolean;
  /** Whether the form can be confirmed. */
  valid?: boolean;
  /** Under way: nothing closes or confirms until it is over. */
  busy?: boolean;
  /** Left of the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What dialog and drawer have in them: a title, a form, and the answers below it. */
export function ModalForm(props: ModalFormProps & { headingId: string }): ReactNode {
  const { headingId, title, confirm, onConfirm, onClose, valid = true, busy = false, children } = props;
  const t = useText();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (valid && !busy) onConfirm?.();
      }}
    >
      <header className={styles['head']}>
        <h1 id={headingId}>{title}</h1>
        {onClose !== undefined && (
          <IconButton icon={X} label={t('ui.dialog.close')} disabled={busy} onClick={onClose} />
        )}
      </header>
      <div className={styles['body']}>{children}</div>
      {confirm !== undefined && <Answers {...props} />}
    </form>
  );
}

function Answers(props: ModalFormProps): ReactNode {
  const { confirm, confirmIcon, onClose, cancel, danger = false, valid = true, busy = false, aside } = props;
  const t = useText();
  return (
    <footer className={styles['foot']}>
      <span className={styles['aside']}>{aside}</span>
      {onClose !== undefined && (
        <Button disabled={busy} onClick={onClose} data-first-focus={danger || undefined}>
          {cancel ?? t('ui.dialog.cancel.button')}
        </Button>
      )}
      <Button
        type="submit"
        kind={danger ? 'dangerSolid' : 'primary'}
        busy={busy}
        disabled={!valid}
        {...(confirmIcon === undefined ? {} : { icon: confirmIcon })}
      >
        {confirm}
      </Button>
    </footer>
  );
}
