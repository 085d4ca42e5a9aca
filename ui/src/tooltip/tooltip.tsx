import { useEffect, useRef, useState, type ReactNode } from 'react';
import { placeBeside, type Side } from './place.ts';
import styles from './tooltip.module.css';

const REST_MS = 400;
const FOCUS_MS = 150;
const HOLD_MS = 500;

interface Tip {
  element: HTMLElement;
  text: string;
}

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/**
 * One for the whole page: shows the text of `data-tip` beside whatever the pointer rests on, the keyboard reaches, or a
 * finger holds. The elements have names of their own, so it says nothing to screen readers.
 */
export function TooltipLayer(): ReactNode {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useTips(setTip);
  useEffect(() => {
    const shown = box.current;
    if (tip === null || shown === null) return;
    // Above dialogs too.
    shown.showPopover();
    const side = tip.element.dataset['tipSide'] as Side | undefined;
    const { left, top } = placeBeside(tip.element.getBoundingClientRect(), shown, side);
    shown.style.translate = `${left}px ${top}px`;
  }, [tip]);
  if (tip === null) return null;
  return (
    <div key={tip.text} ref={box} popover="manual" className={styles['tip']} aria-hidden>
      {tip.text}
    </div>
  );
}

function useTips(show: (tip: Tip | null) => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (element: HTMLElement, after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = element.dataset['tip'] ?? '';
        // Where the name is seen anyway, it isn't said twice.
        if (text !== '' && element.isConnected && !element.innerText.includes(text)) show({ element, text });
      }, after);
    };
    const hide = (): void => {
      clearTimeout(timer);
      show(null);
    };
    const on = <K extends keyof DocumentEventMap>(
      name: K,
      listen: (event: DocumentEventMap[K]) => void,
    ): void => document.addEventListener(name, listen, { signal, capture: true, passive: true });
    on('pointerover', ({ target, pointerType }) => {
      const element = tipped(target);
      if (element === null || pointerType === 'touch') return;
      soon(element, REST_MS);
    });
    on('pointerout', ({ target, relatedTarget }) => {
      if (tipped(target) !== tipped(relatedTarget)) hide();
    });
    on('focusin', ({ target }) => {
      const element = tipped(target);
      if (element?.matches(':focus-visible') === true) soon(element, FOCUS_MS);
    });
    on('focusout', hide);
    on('keydown', hide);
    on('scroll', hide);
    on('pointerdown', ({ target, pointerType }) => {
      hide();
      const element = tipped(target);
      if (pointerType === 'touch' && element !== null) soon(element, HOLD_MS);
    });
    on('pointercancel', hide);
    on('click', hide);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [show]);
}
