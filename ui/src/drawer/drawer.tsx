import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ModalForm, type ModalFormProps } from '../dialog/modal-form.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './drawer.module.css';

export interface DrawerProps extends Omit<ModalFormProps, 'danger'> {
  onClose: () => void;
}

/** For creating something while its list stays in sight. One step; never a drawer on a drawer. */
export function Drawer(form: DrawerProps): ReactNode {
  const { onClose, busy = false } = form;
  const drawer = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useAlone(drawer);
  useModal(drawer, busy ? undefined : onClose);
  return (
    <dialog ref={drawer} className={styles['drawer']} data-drawer aria-labelledby={heading}>
      <ModalForm {...form} headingId={heading} />
    </dialog>
  );
}

function useAlone(drawer: { current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const others = [...document.querySelectorAll('dialog[data-drawer][open]')];
    if (others.some((other) => other !== drawer.current)) throw new Error('a drawer on a drawer');
  }, [drawer]);
}
