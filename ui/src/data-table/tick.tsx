import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './tick.module.css';

export interface TickProps {
  label: string;
  state: 'none' | 'some' | 'all';
  onToggle: (event: MouseEvent) => void;
  /** Rows are reached with the arrow keys; their ticks are no stops of their own. */
  tabIndex?: number;
}

/** The checkbox of a row or of all rows. */
export function Tick({ label, state, onToggle, tabIndex }: TickProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles['tick']}
      aria-label={label}
      checked={state === 'all'}
      // A click carries the Shift key, which the change does not.
      onChange={() => undefined}
      onClick={onToggle}
      tabIndex={tabIndex}
    />
  );
}
