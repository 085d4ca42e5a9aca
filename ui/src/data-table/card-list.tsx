import { Fragment, useState, type ReactNode } from 'react';
import styles from './card-list.module.css';
import { CardSort } from './card-sort.tsx';
import type { DataTableProps, RowGroup } from './table-props.ts';

export interface CardListProps<Row> extends DataTableProps<Row> {
  renderCard: (row: Row) => ReactNode;
  late: boolean;
}

const AT_ONCE = 100;

/** The rows on a phone: below each other, as high as their words need. */
export function CardList<Row>(props: CardListProps<Row>): ReactNode {
  const { columns, rows, sort, onSort } = props;
  const sortable = columns.filter((column) => column.sortable === true);
  const canSort = rows.length > 0 && sortable.length > 0;
  return (
    <div className={styles['scroll']}>
      {canSort && sort !== undefined && onSort !== undefined && (
        <CardSort columns={sortable} sort={sort} onSort={onSort} />
      )}
      <Cards {...props} />
    </div>
  );
}

function Cards<Row>({
  label,
  rows,
  rowKey,
  renderCard,
  groups = [],
  isAlert,
  loading = false,
  late,
}: CardListProps<Row>): ReactNode {
  const lines = linesOf(groups);
  const [drawn, endOfDrawn] = useDrawn();
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
      {rows.slice(0, drawn).map((row, index) => (
        <Fragment key={rowKey(row)}>
          {lines.has(index) && <li className={styles['line']}>{lines.get(index)}</li>}
          <li data-alert={isAlert?.(row) === true || undefined}>{renderCard(row)}</li>
        </Fragment>
      ))}
      {drawn < rows.length && <li key={drawn} ref={endOfDrawn} className={styles['more']} aria-hidden />}
    </ul>
  );
}

/** What stands above the first card of each group. */
function linesOf(groups: readonly RowGroup[]): Map<number, ReactNode> {
  const lines = new Map<number, ReactNode>();
  let next = 0;
  for (const { count, line } of groups) {
    lines.set(next, line);
    next += count;
  }
  return lines;
}

/** How many cards are drawn: a hundred, and a hundred more each time their end comes near. */
function useDrawn(): [number, (end: HTMLLIElement | null) => (() => void) | undefined] {
  const [drawn, setDrawn] = useState(AT_ONCE);
  return [
    drawn,
    (end) => {
      if (end === null) return undefined;
      const watcher = new IntersectionObserver(
        ([seen]) => {
          if (seen?.isIntersecting === true) setDrawn((before) => before + AT_ONCE);
        },
        { root: end.parentElement?.parentElement ?? null, rootMargin: '1200px' },
      );
      watcher.observe(end);
      return () => watcher.disconnect();
    },
  ];
}
