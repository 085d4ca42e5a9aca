import type { KeyboardEvent, RefObject } from 'react';
import { pressRowKey } from './row-keys.ts';
import type { Selection } from './selection.ts';
import type { DataTableProps } from './table-props.ts';
import { HEAD_HEIGHT, type Rows } from './use-rows.ts';

export interface RowKeysOptions<Row> {
  place: RefObject<HTMLElement | null>;
  keys: readonly string[];
  rowHeight: number;
  selection: Selection;
  table: DataTableProps<Row>;
  inHand: Rows;
}

/** What the keys do with the row in hand. */
export function useRowKeys<Row>(options: RowKeysOptions<Row>): (event: KeyboardEvent) => void {
  const { place, keys, rowHeight, selection, table, inHand } = options;
  const { rows, onOpen, onQuickLook, onSelect, letterKeys = true } = table;
  const row = rows[inHand.active];
  const withRow = (action: ((row: Row) => void) | undefined): (() => void) | undefined =>
    action === undefined || row === undefined ? undefined : () => action(row);
  return (event) => {
    const room = (place.current?.clientHeight ?? 0) - HEAD_HEIGHT;
    const stood = pressRowKey(event, {
      move: (by) => inHand.move(inHand.active + by),
      moveTo: (end) => inHand.move(end === 'first' ? 0 : rows.length - 1),
      open: withRow(onOpen),
      quickLook: withRow(onQuickLook),
      toggle: onSelect === undefined ? undefined : inHand.toggleActive,
      selectAll: onSelect === undefined ? undefined : () => onSelect(new Set([...selection, ...keys])),
      page: Math.max(1, Math.floor(room / rowHeight) - 1),
      letters: letterKeys,
    });
    if (stood) event.preventDefault();
  };
}
