import type { ReactNode } from 'react';
import { ListSearch } from './list-search.tsx';
import styles from './record-list.module.css';

export interface RecordListProps {
  title: string;
  text: string;
  /** How many there are, once it is known. */
  total: number | undefined;
  /** What the search is for: its label. */
  search: string;
  typed: string;
  onType: (typed: string) => void;
  /** At the end of the head: the button that adds one. */
  action: ReactNode;
  table: ReactNode;
  /** Drawers and dialogs, which stand beside the table. */
  children: ReactNode;
}

/** A tab that is one searched list. */
export function RecordList(props: RecordListProps): ReactNode {
  const { title, text, total, search, typed, onType, action, table, children } = props;
  return (
    <div className={styles['page']} data-fills>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h2>
            {title} <span className={styles['count']}>{total}</span>
          </h2>
          <p>{text}</p>
        </div>
        <div className={styles['search']}>
          <ListSearch label={search} typed={typed} onType={onType} />
        </div>
        {action}
      </header>
      <div className={styles['table']}>{table}</div>
      {children}
    </div>
  );
}
