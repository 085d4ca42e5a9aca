import type { Density } from '@archway/rules/display';
import type { ReactNode } from 'react';
import type { Column, Sort } from './columns.ts';
import type { Selection } from './selection.ts';

/** Rows that follow each other, with a line above them. */
export interface RowGroup {
  key: string;
  /** How many rows. */
  count: number;
  /** What the line says: one line high in a table. */
  line: ReactNode;
}

export interface DataTableProps<Row> {
  /** What the table lists: "Cases". */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** All rows in groups, in their order. */
  groups?: readonly RowGroup[];
  /** A red edge, for what is overdue; the row says so in words as well. */
  isAlert?: (row: Row) => boolean;
  /** The row that is shown beside the table. */
  isCurrent?: (row: Row) => boolean;
  /** What a row is called where it is selected: the patient's name. */
  rowName: (row: Row) => string;
  density?: Density;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Keys of the selected rows. With `onSelect`, rows can be selected. */
  selection?: Selection;
  onSelect?: (selection: Selection) => void;
  /** Enter, or a press on the row. */
  onOpen?: (row: Row) => void;
  /** Space. */
  onQuickLook?: (row: Row) => void;
  /** Nothing yet: skeletons after a moment. With rows: they stay, dimmed. */
  loading?: boolean;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** The length of the whole list, of which the rows are a page. */
  total?: number;
  /** The place of the first row in the whole list. */
  offset?: number;
  /** On phones, instead of the row's cells. */
  renderCard?: (row: Row) => ReactNode;
  /** Floats above the footer. */
  batch?: ReactNode;
  footer?: ReactNode;
  /** Whether J, K and X do something. */
  letterKeys?: boolean;
}
