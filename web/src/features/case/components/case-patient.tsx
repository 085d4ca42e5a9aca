import type { CaseRow } from '@archway/contract/case/model';
import type { ReactNode } from 'react';
import { patientPath } from '../case-paths.ts';
import { LineLink } from './line-link.tsx';
import styles from './case-name.module.css';

/** Whose case it is, with the ID that tells two of one name apart; a clinic's patient has a page. */
export function CasePatient({ row, isBrief = false }: { row: CaseRow; isBrief?: boolean }): ReactNode {
  const { patientId, patientName, patientCode } = row;
  if (patientName === '' && patientCode === '') return null;
  return (
    <span className={styles['words']} data-brief={isBrief || undefined}>
      {patientId === null ? (
        <span className={styles['plain']} title={patientName}>
          {patientName}
        </span>
      ) : (
        <LineLink path={patientPath(patientId)} text={patientName} />
      )}
      <span className={styles['code']}>{patientCode}</span>
    </span>
  );
}
