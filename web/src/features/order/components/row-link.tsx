import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styles from './row-link.module.css';

/** The name of a row as a link, so that it can be opened in a tab of its own; the row has the keyboard. */
export function RowLink({ path, text }: { path: string; text: string }): ReactNode {
  const navigate = useNavigate();
  return (
    <a
      href={path}
      className={styles['link']}
      title={text}
      tabIndex={-1}
      onClick={(event) => {
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
