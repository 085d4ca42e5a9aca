import type { Density } from '@archway/rules/display';
import type { Column } from '@archway/ui/columns';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnsweredPage, List } from './use-list.ts';

export interface RecordTableProps<Row> {
  records: UseQueryResult<AnsweredPage<Row>>;
  list: Pick<
    List<string, object>,
    'keyword' | 'search' | 'offset' | 'sort' | 'onSort' | 'restart' | 'pagerOf'
  >;
  words: RecordWords;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** All but the menu, which is the last one. */
  columns: readonly Column<Row>[];
  /** On phones: what is said below the name. */
  renderCardText: (row: Row) => ReactNode;
  /** On phones: what stands beside name and text. */
  renderCardState?: (row: Row) => ReactNode;
  density?: Density;
  canEdit: boolean;
  canDelete: boolean;
  onEdit: (row: Row) => void;
  onDelete: (rows: readonly Row[]) => void;
}

export interface RecordWords {
  title: string;
  none: string;
  noneText: string;
  noneFound: string;
  clear: string;
  edit: string;
  delete: string;
  /** The head of the menus' column. */
  menu: string;
  /** What the menu of a record is called. */
  actions: (name: string) => string;
}
