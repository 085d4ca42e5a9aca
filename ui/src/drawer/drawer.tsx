import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import type { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import styles from './drawer.module.css';

export interface DrawerProps {
  title: string;
  onClose: () => void;
  /** With a form: the result by name. Without it the drawer only shows. */
  confirm?: string;
  confirmIcon?: Icon;
  onConfirm?: () => void;
  valid?: boolean;
  busy?: boolean;
  /** Left of the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** For creating something while its list stays in sight. One step; never a drawer on a drawer. */
export function Drawer(props: DrawerProps): ReactNode {
  const { title, onClose, confirm, onConfirm, valid = true, busy = false, children } = props;
  const t = useText();
  const drawer = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = busy ? undefined : onClose;
  useAlone(drawer);
  useModal(drawer, close);
  return (
    <dialog
      ref={drawer}
      className={styles['drawer']}
      data-drawer
      data-form={confirm === undefined ? undefined : true}
      aria-labelledby={heading}
    >
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
          <IconButton icon={X} label={t('ui.dialog.close')} disabled={busy} onClick={close} />
        </header>
        <div className={styles['body']}>{children}</div>
        {confirm !== undefined && <DrawerFoot {...props} confirm={confirm} />}
      </form>
    </dialog>
  );
}

function DrawerFoot({
  confirm,
  confirmIcon,
  onClose,
  valid = true,
  busy = false,
  aside,
}: DrawerProps & { confirm: string }): ReactNode {
  const t = useText();
  return (
    <footer className={styles['foot']}>
      <span className={styles['aside']}>{aside}</span>
      <Button disabled={busy} onClick={onClose}>
        {t('ui.dialog.cancel.button')}
      </Button>
      <Button
        type="submit"
        kind="primary"
        busy={busy}
        disabled={!valid}
        {...(confirmIcon === undefined ? {} : { icon: confirmIcon })}
      >
        {confirm}
      </Button>
    </footer>
  );
}

function useAlone(drawer: { current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const others = [...document.querySelectorAll('dialog[data-drawer][open]')];
    if (others.some((other) => other !== drawer.current)) throw new Error('a drawer on a drawer');
  }, [drawer]);
}
