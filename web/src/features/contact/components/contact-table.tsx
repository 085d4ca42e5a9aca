import type { listContacts } from '@archway/contract/contact/calls';
import type { Contact } from '@archway/contract/contact/model';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import type { Column } from '@archway/ui/columns';
import { usePermission } from '@archway/ui/permission-guard';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { RecordName, RecordTable } from '../../../platform/list/record-table.tsx';
import type { RecordTableProps } from '../../../platform/list/record-table-props.ts';
import styles from './contact-table.module.css';

export interface ContactTableProps {
  contacts: UseQueryResult<OutputOf<typeof listContacts>, CallFailure<FailureOf<typeof listContacts>>>;
  list: RecordTableProps<Contact>['list'];
  onEdit: (contact: Contact) => void;
  onDelete: (contacts: readonly Contact[]) => void;
}

export function ContactTable(props: ContactTableProps): ReactNode {
  const { contacts, list } = props;
  const t = useText();
  const may = usePermission();
  return (
    <RecordTable
      records={contacts}
      list={list}
      words={{
        title: t('contacts.title'),
        none: t('contacts.none'),
        noneText: t('contacts.noneText'),
        noneFound: t('contacts.noneFound', { keyword: list.keyword }),
        clear: t('contacts.clear.button'),
        edit: t('contacts.edit.action'),
        delete: t('contacts.delete.button'),
        menu: t('contacts.menu'),
        actions: (name) => t('contacts.actions', { name }),
      }}
      idOf={({ contactId }) => contactId}
      nameOf={({ userName }) => userName}
      columns={useColumns()}
      renderCardText={({ email }) => <span className={styles['second']}>{email}</span>}
      renderCardState={(contact) => <State contact={contact} />}
      canEdit={may('contact:record:edit')}
      canDelete={may('contact:record:delete')}
      onEdit={props.onEdit}
      onDelete={props.onDelete}
    />
  );
}

function useColumns(): readonly Column<Contact>[] {
  const t = useText();
  const { date } = useFormat();
  return [
    {
      id: 'userName',
      sortable: true,
      head: t('contacts.name'),
      minWidth: 180,
      cell: ({ userName, contactId }) => <RecordName id={contactId} name={userName} />,
    },
    { id: 'email', head: t('contacts.email'), minWidth: 200, cell: ({ email }) => email },
    { id: 'state', head: t('contacts.state'), width: 130, cell: (contact) => <State contact={contact} /> },
    {
      id: 'createdAt',
      sortable: true,
      head: t('contacts.added'),
      width: 120,
      isExtra: true,
      cell: ({ createdAt }) => date(createdAt),
    },
  ];
}

function State({ contact }: { contact: Contact }): ReactNode {
  const t = useText();
  return contact.isVerified ? (
    <StateTag kind="ok">{t('contacts.verified')}</StateTag>
  ) : (
    <StateTag kind="warn">{t('contacts.waiting')}</StateTag>
  );
}
