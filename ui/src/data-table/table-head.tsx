import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextSort, type Column, type Sort } from './columns.ts';
import styles from './data-table.module.css';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** The tick for all rows, when rows can be selected. */
  tick: ReactNode;
}

export function TableHead<Row>({ columns, sort, onSort, tick }: TableHeadProps<Row>): ReactNode {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {tick !== undefined && <th className={styles['tick']}>{tick}</th>}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const words = <span className={column.headHidden ? 'visually-hidden' : undefined}>{column.head}</span>;
  const sortable = column.sortable === true && onSort !== undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-align={column.align}
      {...(sortable ? { 'aria-sort': direction ?? ('none' as const) } : {})}
    >
      {sortable ? (
        <button type="button" onClick={() => onSort(nextSort(column.id, sort))}>
          {words}
          {direction !== undefined && <Arrow size={14} strokeWidth={1.75} aria-hidden />}
        </button>
      ) : (
        words
      )}
    </th>
  );
}
