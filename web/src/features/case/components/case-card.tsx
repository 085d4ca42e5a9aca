import type { CaseRow } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { CaseName } from './case-name.tsx';
import { CaseStateTag } from './case-state-tag.tsx';
import styles from './case-card.module.css';

/** One case on a phone. */
export function CaseCard({ row, onOpen }: { row: CaseRow; onOpen: (row: CaseRow) => void }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  return (
    <button type="button" className={styles['card']} onClick={() => onOpen(row)}>
      <Thumbnail src={row.thumbnailUrl} icon={Box} size="card" />
      <span className={styles['words']}>
        <CaseName row={row} />
        <span className={styles['line']}>
          {t('cases.cardLine', { files: row.files, date: date(row.createdAt) })}
        </span>
      </span>
      <CaseStateTag state={row.state} />
    </button>
  );
}
