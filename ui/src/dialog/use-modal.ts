import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { firstFocus } from './first-focus.ts';

/** An open menu, list or calendar inside: Escape closes that first. */
const OPEN_POPUP = [
  ':is([aria-haspopup], [role=combobox])[aria-expanded=true]',
  '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
].join(', ');

/**
 * Opens a dialog element above the page for as long as its component is there, and gives the focus back afterwards.
 * Escape asks to close; without `onClose` the dialog waits for its answer.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: (() => void) | undefined,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    element.showModal();
    firstFocus(element)?.focus();
    return () => {
      element.close();
      // The element is about to leave the page, and with it the browser's memory of who opened it.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);

  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The browser would close it by itself, even while it is busy.
      const wasHandled = event.defaultPrevented || element.querySelector(OPEN_POPUP) !== null;
      event.preventDefault();
      if (!wasHandled) close();
    };
    // Other ways to ask, such as the back gesture of a phone.
    const onCancel = (event: Event): void => {
      if (event.target !== element) return;
      event.preventDefault();
      close();
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('cancel', onCancel);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('cancel', onCancel);
    };
  }, [dialog]);
}
