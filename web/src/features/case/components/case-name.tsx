import type { CaseRow } from '@archway/contract/case/model';
import type { ReactNode } from 'react';
import { casePath } from '../case-paths.ts';
import styles from './case-name.module.css';
import { LineLink } from './line-link.tsx';

/** The name of a case as a link to it, and the code that people say to each other: below it, or beside it in brief rows. */
export const CaseName = ({ row, isBrief = false }: { row: CaseRow; isBrief?: boolean }): ReactNode => (
  <span className={styles['words']} data-brief={isBrief || undefined}>
    <LineLink path={casePath(row.caseId)} text={row.name} />
    <span className={styles['code']}>{row.caseCode}</span>
  </span>
);
