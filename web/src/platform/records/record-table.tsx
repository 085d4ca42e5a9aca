import type { Density } from '@archway/rules/display';
import { Avatar } from '@archway/ui/avatar';
import { BatchBar } from '@archway/ui/batch-bar';
import { Button } from '@archway/ui/button';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { EmptyState, ErrorState } from '@archway/ui/states';
import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { AnsweredPage, Pages } from '../use-pages.ts';
import { RecordMenu } from './record-menu.tsx';
import styles from './record-table.module.css';

export interface RecordTableProps<Row> {
  records: UseQueryResult<AnsweredPage<Row>>;
  pages: Pages;
  /** What was searched for; empty when nothing was. */
  keyword: string;
  onClear: () => void;
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

const NONE: ReadonlySet<string> = new Set();

/** Named records, a page at a time. Who may, opens one to edit it, and deletes one or many. */
export function RecordTable<Row>(props: RecordTableProps<Row>): ReactNode {
  const { records, pages, words, idOf, nameOf, columns, density, onEdit, onDelete } = props;
  const [selection, setSelection] = useState(NONE);
  const { data } = records;
  // Rows that are there stay when asking anew fails.
  if (records.isError && data === undefined)
    return (
      <ErrorState
        serverText={records.error.message}
        onRetry={() => {
          pages.restart();
          void records.refetch();
        }}
      />
    );
  const rows = data?.list ?? [];
  const selected = rows.filter((row) => selection.has(idOf(row)));
  const remove = { id: 'delete', label: words.delete, icon: Trash2, onRun: () => onDelete(selected) };
  return (
    <DataTable
      label={words.title}
      columns={[...columns, menuColumn(props)]}
      rows={rows}
      rowKey={idOf}
      rowName={nameOf}
      loading={records.isPending || records.isPlaceholderData}
      offset={pages.offset}
      empty={<Empty {...props} />}
      renderCard={(row) => <Card {...props} row={row} />}
      {...(density === undefined ? {} : { density })}
      {...(props.canEdit ? { onOpen: onEdit } : {})}
      {...(props.canDelete ? { selection, onSelect: setSelection } : {})}
      batch={
        selected.length === 0 ? null : (
          <BatchBar count={selected.length} actions={[remove]} onClear={() => setSelection(NONE)} />
        )
      }
      footer={data !== undefined && <Pager {...pages.pagerOf(data)} />}
    />
  );
}

const menuColumn = <Row,>(props: RecordTableProps<Row>): Column<Row> => ({
  id: 'menu',
  head: props.words.menu,
  headHidden: true,
  width: 58,
  align: 'end',
  skeleton: 'none',
  cell: (row) => <RecordMenu {...props} row={row} />,
});

/** A record's name in its row. */
export function RecordName({ id, name }: { id: string; name: string }): ReactNode {
  return (
    <div className={styles['name']}>
      <Avatar name={name} seed={id} decorative />
      <b>{name}</b>
    </div>
  );
}

function Card<Row>({ row, ...props }: RecordTableProps<Row> & { row: Row }): ReactNode {
  const { idOf, nameOf, renderCardText, renderCardState } = props;
  const name = nameOf(row);
  return (
    <div className={styles['card']}>
      <Avatar name={name} seed={idOf(row)} decorative />
      <div className={styles['words']}>
        <b>{name}</b>
        {renderCardText(row)}
      </div>
      {renderCardState?.(row)}
      <RecordMenu {...props} row={row} />
    </div>
  );
}

function Empty<Row>({ keyword, words, onClear }: RecordTableProps<Row>): ReactNode {
  if (keyword === '') return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  return (
    <EmptyState filtered title={words.noneFound} actions={<Button onClick={onClear}>{words.clear}</Button>} />
  );
}
