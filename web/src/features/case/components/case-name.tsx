import type { CaseRow } from '@archway/contract/case/model';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { casePath } from '../case-paths.ts';
import styles from './case-name.module.css';

/** The name of a case as a link to it, and the code that people say to each other: below it, or beside it in brief rows. */
export function CaseName({ row, isBrief = false }: { row: CaseRow; isBrief?: boolean }): ReactNode {
  const navigate = useNavigate();
  const path = casePath(row.caseId);
  return (
    <span className={styles['words']} data-brief={isBrief || undefined}>
      <a
        href={path}
        className={styles['name']}
        title={row.name}
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
        {row.name}
      </a>
      <span className={styles['code']}>{row.caseCode}</span>
    </span>
  );
}
