import { Avatar } from '@archway/ui/avatar';
import { BatchBar } from '@archway/ui/batch-bar';
import { Button } from '@archway/ui/button';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RecordMenu } from './record-menu.tsx';
import type { RecordTableProps } from './record-table-props.ts';
import styles from './record-table.module.css';

const NONE: ReadonlySet<string> = new Set();

/** Named records, a page at a time. Who may, opens one to edit it, and deletes one or many. */
export function RecordTable<Row>(props: RecordTableProps<Row>): ReactNode {
  const { records, list, words, idOf, nameOf, columns, density, onEdit, onDelete } = props;
  const [selection, setSelection] = useState(NONE);
  const { data } = records;
  // Rows that are there stay when asking anew fails.
  if (records.isError && data === undefined)
    return (
      <ErrorState
        serverText={records.error.message}
        onRetry={() => {
          list.restart();
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
      offset={list.offset}
      sort={list.sort}
      onSort={list.onSort}
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
      footer={data !== undefined && <Pager {...list.pagerOf(data)} />}
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

function Empty<Row>({ list, words }: RecordTableProps<Row>): ReactNode {
  if (list.keyword === '') return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  return (
    <EmptyState
      filtered
      title={words.noneFound}
      actions={<Button onClick={() => list.search('')}>{words.clear}</Button>}
    />
  );
}
