import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** In pixels. Columns without it share the room that is left. */
  width?: number;
  /** What a column without a width keeps when room is short; then the table is moved sideways. */
  minWidth?: number;
  /** Goes first where the page is narrower than a desk's. */
  isExtra?: boolean;
  /** Sizes stand at the end; words, numbers and dates at the start. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The head is read, not seen: pictures, avatars, a menu. */
  headHidden?: boolean;
  /** What its cells look like while they are loading. */
  skeleton?: 'line' | 'lines' | 'box' | 'none';
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** A head that is pressed again turns the order round. */
export function nextSort(column: string, sort: Sort | undefined): Sort {
  const turned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

export const SELECTION_WIDTH = 42;
const MIN_WIDTH = 120;

/** Below this the table is moved sideways instead of being squeezed. */
export function widthNeeded<Row>(columns: readonly Column<Row>[], selectable: boolean): number {
  const own = columns.reduce((sum, { width, minWidth }) => sum + (width ?? minWidth ?? MIN_WIDTH), 0);
  return own + (selectable ? SELECTION_WIDTH : 0);
}
