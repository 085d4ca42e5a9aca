import type { listDentists } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import { Avatar } from '@archway/ui/avatar';
import { BatchBar } from '@archway/ui/batch-bar';
import { Button } from '@archway/ui/button';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call-failure.ts';
import { useFormat } from '../../../platform/format.ts';
import type { Pages } from '../../../platform/use-pages.ts';
import { DentistMenu } from './dentist-menu.tsx';
import { SignaturePlaces, type OwnSignatures } from './signature-places.tsx';
import styles from './dentist-table.module.css';

export interface DentistTableProps {
  dentists: UseQueryResult<OutputOf<typeof listDentists>, CallFailure<FailureOf<typeof listDentists>>>;
  pages: Pages;
  keyword: string;
  onClear: () => void;
  onEdit: (dentist: Dentist) => void;
  onDelete: (dentists: readonly Dentist[]) => void;
  /** Null until it is known who reads this. */
  own: OwnSignatures | null;
}

const NONE: ReadonlySet<string> = new Set();

export function DentistTable(props: DentistTableProps): ReactNode {
  const { dentists, pages, onEdit, onDelete, own } = props;
  const t = useText();
  const may = usePermission();
  const columns = useColumns(props);
  const [selection, setSelection] = useState(NONE);
  const { data } = dentists;
  // Rows that are there stay when asking anew fails.
  if (dentists.isError && data === undefined)
    return (
      <ErrorState
        serverText={dentists.error.message}
        onRetry={() => {
          pages.restart();
          void dentists.refetch();
        }}
      />
    );
  const rows = data?.list ?? [];
  const selected = rows.filter(({ dentistId }) => selection.has(dentistId));
  return (
    <DataTable
      label={t('dentists.title')}
      columns={columns}
      rows={rows}
      rowKey={({ dentistId }) => dentistId}
      rowName={({ name }) => name}
      loading={dentists.isPending || dentists.isPlaceholderData}
      offset={pages.offset}
      empty={<Empty {...props} />}
      renderCard={(dentist) => <Card dentist={dentist} own={own} onEdit={onEdit} onDelete={onDelete} />}
      // Signatures need the room.
      density="comfortable"
      {...(may('dentist:record:edit') ? { onOpen: onEdit } : {})}
      {...(may('dentist:record:delete') ? { selection, onSelect: setSelection } : {})}
      batch={
        selected.length > 0 && (
          <BatchBar
            count={selected.length}
            actions={[
              {
                id: 'delete',
                label: t('dentists.delete.button'),
                icon: Trash2,
                onRun: () => onDelete(selected),
              },
            ]}
            onClear={() => setSelection(NONE)}
          />
        )
      }
      footer={data !== undefined && <Pager {...pages.pagerOf(data)} />}
    />
  );
}

function useColumns({ onEdit, onDelete, own }: DentistTableProps): readonly Column<Dentist>[] {
  const t = useText();
  const { date } = useFormat();
  return [
    {
      id: 'name',
      head: t('dentists.name'),
      minWidth: 170,
      cell: ({ name, dentistId }) => (
        <div className={styles['name']}>
          <Avatar name={name} seed={dentistId} decorative />
          <b>{name}</b>
        </div>
      ),
    },
    {
      id: 'signatures',
      head: t('dentists.signatures.title'),
      width: 306,
      skeleton: 'box',
      cell: (dentist) => <SignaturePlaces dentist={dentist} own={own} />,
    },
    {
      id: 'user',
      head: t('dentists.user'),
      minWidth: 120,
      cell: ({ member }) => member?.displayName ?? '–',
    },
    {
      id: 'deputies',
      head: t('dentists.deputies'),
      minWidth: 120,
      cell: ({ deputies }) => namesOf(deputies),
    },
    { id: 'added', head: t('dentists.added'), width: 104, cell: ({ createdAt }) => date(createdAt) },
    {
      id: 'menu',
      head: t('dentists.menu'),
      headHidden: true,
      width: 58,
      align: 'end',
      skeleton: 'none',
      cell: (dentist) => <DentistMenu dentist={dentist} onEdit={onEdit} onDelete={onDelete} />,
    },
  ];
}

const namesOf = (people: Dentist['deputies']): string =>
  people.map(({ displayName }) => displayName).join(', ') || '–';

function Card({
  dentist,
  own,
  onEdit,
  onDelete,
}: { dentist: Dentist } & Pick<DentistTableProps, 'onEdit' | 'onDelete' | 'own'>): ReactNode {
  const t = useText();
  return (
    <div className={styles['card']}>
      <Avatar name={dentist.name} seed={dentist.dentistId} decorative />
      <div className={styles['words']}>
        <b>{dentist.name}</b>
        <span className={styles['second']}>
          {t('dentists.user')}: {dentist.member?.displayName ?? '–'}
        </span>
        {dentist.deputies.length > 0 && (
          <span className={styles['second']}>
            {t('dentists.deputies')}: {namesOf(dentist.deputies)}
          </span>
        )}
        <div className={styles['signatures']}>
          <SignaturePlaces dentist={dentist} own={own} />
        </div>
      </div>
      <DentistMenu dentist={dentist} onEdit={onEdit} onDelete={onDelete} />
    </div>
  );
}

function Empty({ keyword, onClear }: DentistTableProps): ReactNode {
  const t = useText();
  if (keyword === '') return <EmptyState title={t('dentists.none')}>{t('dentists.noneText')}</EmptyState>;
  return (
    <EmptyState
      filtered
      title={t('dentists.noneFound', { keyword })}
      actions={<Button onClick={onClear}>{t('dentists.clear.button')}</Button>}
    />
  );
}
