import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';
import { Tick } from './tick.tsx';

export interface TableRowProps<Row> {
  row: Row;
  index: number;
  /** Of the whole list, counted from 1, with the head. */
  ariaIndex: number;
  columns: readonly Column<Row>[];
  active: boolean;
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined;
  tickLabel: string;
  onPress: (index: number, event: MouseEvent) => void;
  onTick: (index: number, event: MouseEvent) => void;
  opens: boolean;
  isAlert: boolean;
  isCurrent: boolean;
}

function Row<R>(props: TableRowProps<R>): ReactNode {
  const { row, index, ariaIndex, columns, active, selected, tickLabel, onPress, onTick, opens } = props;
  const { isAlert, isCurrent } = props;
  return (
    // Keys are heard by the table; a press with the pointer is a short cut to what Enter does.
    <tr
      aria-rowindex={ariaIndex}
      data-index={index}
      data-selected={selected || isCurrent || undefined}
      aria-current={isCurrent || undefined}
      data-opens={opens || undefined}
      data-alert={isAlert || undefined}
      tabIndex={active ? 0 : -1}
      onClick={(event) => onPress(index, event)}
    >
      {selected !== undefined && (
        <td className={styles['tick']}>
          <Tick
            label={tickLabel}
            state={selected ? 'all' : 'none'}
            onToggle={(event) => onTick(index, event)}
            tabIndex={active ? 0 : -1}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          <div className={styles['cell']}>{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** Scrolling and selecting change few rows: the others are not drawn again. */
export const TableRow = memo(Row) as typeof Row;
