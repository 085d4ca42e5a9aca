import type { ReactNode } from 'react';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import styles from './gap-list.module.css';

interface GapLineProps {
  /** The page it leads to; null for a field of this page. */
  path: string | null;
  /** Null for who only reads. */
  onChoose: (() => void) | null;
  children: ReactNode;
}

/** A line that leads to its place as a whole: a link to another page, a button to a field of this one. */
export function GapLine({ path, onChoose, children }: GapLineProps): ReactNode {
  const leaveTo = useLeaveTo();
  if (path !== null)
    return (
      <a
        href={path}
        className={styles['line']}
        onClick={(event) => {
          // With a key held the browser opens a tab.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          leaveTo(path);
        }}
      >
        {children}
      </a>
    );
  if (onChoose !== null)
    return (
      <button type="button" className={styles['line']} onClick={onChoose}>
        {children}
      </button>
    );
  return <div className={styles['line']}>{children}</div>;
}
