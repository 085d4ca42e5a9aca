import type { listDentists } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import type { Column } from '@archway/ui/columns';
import { LinkButton } from '@archway/ui/link-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { RecordName, RecordTable } from '../../../platform/list/record-table.tsx';
import type { RecordTableProps } from '../../../platform/list/record-table-props.ts';
import { namesOf } from '../people.ts';
import { SignaturePlaces, type OwnSignatures } from './signature-places.tsx';
import styles from './dentist-table.module.css';

export interface DentistTableProps {
  dentists: UseQueryResult<OutputOf<typeof listDentists>, CallFailure<FailureOf<typeof listDentists>>>;
  list: RecordTableProps<Dentist>['list'];
  onEdit: (dentist: Dentist) => void;
  onDelete: (dentists: readonly Dentist[]) => void;
  /** Null until it is known who reads this. */
  own: OwnSignatures | null;
}

export function DentistTable({ own, ...props }: DentistTableProps): ReactNode {
  const { dentists, list } = props;
  const t = useText();
  const may = usePermission();
  const columns = useColumns(own);
  const isNamesOnly = dentists.data?.list.every(({ shown }) => shown === 'name') ?? false;
  return (
    <RecordTable
      records={dentists}
      list={list}
      words={{
        title: t('dentists.title'),
        none: t('dentists.none'),
        noneText: t('dentists.noneText'),
        noneFound: t('dentists.noneFound', { keyword: list.keyword }),
        clear: t('dentists.clear.button'),
        edit: t('dentists.edit.action'),
        delete: t('dentists.delete.button'),
        menu: t('dentists.menu'),
        actions: (name) => t('dentists.actions', { name }),
      }}
      idOf={({ dentistId }) => dentistId}
      nameOf={({ name }) => name}
      columns={isNamesOnly ? columns.filter(({ id }) => !PEOPLE_COLUMNS.has(id)) : columns}
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

/** Not there for whoever is told no more than names. */
const PEOPLE_COLUMNS: ReadonlySet<string> = new Set(['signatures', 'user', 'deputies']);

function useColumns(own: OwnSignatures | null): readonly Column<Dentist>[] {
  const t = useText();
  const { date } = useFormat();
  return [
    {
      id: 'name',
      sortable: true,
      head: t('dentists.name'),
      minWidth: 190,
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
      // Beside the signatures a narrow screen has no room for both people's names.
      isExtra: true,
      cell: ({ member }) => member?.displayName ?? '–',
    },
    {
      id: 'deputies',
      head: t('dentists.deputies'),
      minWidth: 120,
      cell: (dentist) => <Deputies dentist={dentist} own={own} />,
    },
    {
      id: 'createdAt',
      sortable: true,
      head: t('dentists.added'),
      width: 124,
      isExtra: true,
      cell: ({ createdAt }) => date(createdAt),
    },
  ];
}

/** The names, and for the dentist the button to change them. */
function Deputies({ dentist, own }: { dentist: Dentist; own: OwnSignatures | null }): ReactNode {
  const t = useText();
  const isOwn = own !== null && dentist.member?.userCode === own.userCode;
  return (
    <span className={styles['deputies']}>
      {namesOf(dentist.deputies)}
      {isOwn && (
        <LinkButton onClick={() => own.onDeputies(dentist)}>{t('dentists.editDeputies.action')}</LinkButton>
      )}
    </span>
  );
}

function CardText({ dentist, own }: { dentist: Dentist; own: OwnSignatures | null }): ReactNode {
  const t = useText();
  if (dentist.shown === 'name') return null;
  return (
    <>
      <span className={styles['second']}>
        {t('dentists.user')}: {dentist.member?.displayName ?? '–'}
      </span>
      <span className={styles['second']}>
        {t('dentists.deputies')}: <Deputies dentist={dentist} own={own} />
      </span>
      <div className={styles['signatures']}>
        <SignaturePlaces dentist={dentist} own={own} />
      </div>
    </>
  );
}
