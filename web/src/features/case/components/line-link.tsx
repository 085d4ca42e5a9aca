import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styles from './case-name.module.css';

/** A link in a row of the list that leads elsewhere than the row, or the same way by mouse. */
export function LineLink({ path, text }: { path: string; text: string }): ReactNode {
  const navigate = useNavigate();
  return (
    <a
      href={path}
      className={styles['name']}
      title={text}
      // The row has the keyboard: its name need not be a second stop.
      tabIndex={-1}
      onClick={(event) => {
        // With a key held, or the middle button, the browser opens a tab; the row must not open as well.
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(path);
      }}
    >
      {text}
    </a>
  );
}
