import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import styles from './card-sort.module.css';
import { nextSort, type Column, type Sort } from './columns.ts';

export interface CardSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Sorts a list of cards, which has no column heads: by a column that sorts, and either way. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>): ReactNode {
  const t = useText();
  const id = useId();
  const { column, direction } = sort;
  const isAscending = direction === 'ascending';
  return (
    <div className={styles['sort']}>
      <label htmlFor={id}>{t('ui.table.sortBy')}</label>
      <span className={styles['choice']}>
        <select
          id={id}
          value={column}
          onChange={(event) => onSort({ column: event.currentTarget.value, direction })}
        >
          {columns.map((one) => (
            <option key={one.id} value={one.id}>
              {one.head}
            </option>
          ))}
        </select>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </span>
      <IconButton
        icon={isAscending ? ArrowUp : ArrowDown}
        label={t(isAscending ? 'ui.table.sortDescending' : 'ui.table.sortAscending')}
        onClick={() => onSort(nextSort(column, sort))}
      />
    </div>
  );
}
