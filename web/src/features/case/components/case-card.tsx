import type { CaseRow } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../platform/text/format.ts';
import { casePath } from '../case-paths.ts';
import { CaseTags } from './case-state-tag.tsx';
import styles from './case-card.module.css';

/** One case on a phone. */
export function CaseCard({ row, isDeleted }: { row: CaseRow; isDeleted: boolean }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const content = (
    <>
      <Thumbnail src={row.thumbnailUrl} icon={Box} size="card" />
      <span className={styles['words']}>
        <span className={styles['name']}>{row.name}</span>
        {row.patientName !== '' && <span className={styles['line']}>{row.patientName}</span>}
        <span className={styles['line']}>{row.caseCode}</span>
        {row.order !== null && (
          <span className={styles['line']}>
            {[row.order.orderCode, row.order.labName].filter((known) => known !== '').join(', ')}
          </span>
        )}
        <span className={styles['line']}>
          {t('cases.cardLine', { files: row.files, date: date(row.createdAt) })}
        </span>
        <span className={styles['tags']}>
          <CaseTags {...row} />
        </span>
      </span>
    </>
  );
  if (isDeleted) return <div className={styles['card']}>{content}</div>;
  return (
    <Link to={casePath(row.caseId)} className={styles['card']}>
      {content}
    </Link>
  );
}
