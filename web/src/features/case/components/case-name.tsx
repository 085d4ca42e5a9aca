import type { CaseRow } from '@archway/contract/case/model';
import type { ReactNode } from 'react';
import styles from './case-name.module.css';

/** The name of a case, and below it the code that people say to each other. */
export function CaseName({ row, isBrief = false }: { row: CaseRow; isBrief?: boolean }): ReactNode {
  return (
    <span className={styles['words']} title={row.name}>
      <span className={styles['name']}>{row.name}</span>
      {!isBrief && <span className={styles['code']}>{row.caseCode}</span>}
    </span>
  );
}
