import { useEffect, useRef, type ReactNode } from 'react';
import { LinkButton } from '../link-button/link-button.tsx';
import { useText } from '../text/text.tsx';
import { useCountdown } from '../toasts/use-countdown.ts';
import styles from './undo-note.module.css';

const UNDO_TIME = 6000;

export interface UndoNoteProps {
  /** What was done: "3 cases moved to the recycle bin". */
  text: string;
  onUndo: () => void;
  /** The time is over. */
  onDone: () => void;
}

/** Instead of a question beforehand: six seconds to take it back, which wait for the pointer and the focus. */
export function UndoNote({ text, onUndo, onDone }: UndoNoteProps): ReactNode {
  const t = useText();
  const holding = useCountdown(UNDO_TIME, onDone);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was removed often had the focus. Whoever works by keyboard is led to the way back.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div className={styles['note']} {...holding}>
      <span className={styles['text']}>{text}</span>
      <LinkButton ref={button} onClick={onUndo}>
        {t('ui.undo.button')}
      </LinkButton>
    </div>
  );
}
