import type { listDentists } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import type { Column } from '@archway/ui/columns';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call-failure.ts';
import { useFormat } from '../../../platform/format.ts';
import { RecordName, RecordTable } from '../../../platform/records/record-table.tsx';
import type { Pages } from '../../../platform/use-pages.ts';
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

export function DentistTable({ own, ...props }: DentistTableProps): ReactNode {
  const { dentists, keyword } = props;
  const t = useText();
  const may = usePermission();
  return (
    <RecordTable
      records={dentists}
      pages={props.pages}
      keyword={keyword}
      onClear={props.onClear}
      words={{
        title: t('dentists.title'),
        none: t('dentists.none'),
        noneText: t('dentists.noneText'),
        noneFound: t('dentists.noneFound', { keyword }),
        clear: t('dentists.clear.button'),
        edit: t('dentists.edit.action'),
        delete: t('dentists.delete.button'),
        menu: t('dentists.menu'),
        actions: (name) => t('dentists.actions', { name }),
      }}
      idOf={({ dentistId }) => dentistId}
      nameOf={({ name }) => name}
      columns={useColumns(own)}
      renderCardText={(dentist) => <CardText dentist={dentist} own={own} />}
      // Signatures need the room.
      density="comfortable"
      canEdit={may('dentist:record:edit')}
      canDelete={may('dentist:record:delete')}
      onEdit={props.onEdit}
      onDelete={props.onDelete}
    />
  );
}

function useColumns(own: OwnSignatures | null): readonly Column<Dentist>[] {
  const t = useText();
  const { date } = useFormat();
  return [
    {
      id: 'name',
      head: t('dentists.name'),
      minWidth: 170,
      cell: ({ name, dentistId }) => <RecordName id={dentistId} name={name} />,
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
  ];
}

const namesOf = (people: Dentist['deputies']): string =>
  people.map(({ displayName }) => displayName).join(', ') || '–';

function CardText({ dentist, own }: { dentist: Dentist; own: OwnSignatures | null }): ReactNode {
  const t = useText();
  return (
    <>
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
    </>
  );
}
