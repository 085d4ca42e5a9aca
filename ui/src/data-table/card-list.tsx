import type { ReactNode } from 'react';
import styles from './card-list.module.css';
import type { DataTableProps } from './table-props.ts';

export interface CardListProps<Row> extends DataTableProps<Row> {
  renderCard: (row: Row) => ReactNode;
  late: boolean;
}

/** The rows on a phone: below each other, as high as their words need. */
export function CardList<Row>({
  label,
  rows,
  rowKey,
  renderCard,
  loading = false,
  late,
}: CardListProps<Row>): ReactNode {
  return (
    <ul
      className={styles['cards']}
      aria-label={label}
      aria-busy={loading || undefined}
      data-old={(late && rows.length > 0) || undefined}
    >
      {rows.length === 0 &&
        late &&
        Array.from({ length: 6 }, (_, i) => (
          <li key={i} className={styles['bone']} style={{ opacity: 1 - i / 6 }} aria-hidden />
        ))}
      {rows.map((row) => (
        <li key={rowKey(row)}>{renderCard(row)}</li>
      ))}
    </ul>
  );
}
