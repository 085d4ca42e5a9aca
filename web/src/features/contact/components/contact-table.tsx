import type { listContacts } from '@archway/contract/contact/calls';
import type { Contact } from '@archway/contract/contact/model';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import { Avatar } from '@archway/ui/avatar';
import { BatchBar } from '@archway/ui/batch-bar';
import { Button } from '@archway/ui/button';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { usePermission } from '@archway/ui/permission-guard';
import { StateTag } from '@archway/ui/state-tag';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call-failure.ts';
import { useFormat } from '../../../platform/format.ts';
import type { Pages } from '../../../platform/use-pages.ts';
import { ContactMenu } from './contact-menu.tsx';
import styles from './contact-table.module.css';

export interface ContactTableProps {
  contacts: UseQueryResult<OutputOf<typeof listContacts>, CallFailure<FailureOf<typeof listContacts>>>;
  pages: Pages;
  keyword: string;
  onClear: () => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contacts: readonly Contact[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

export function ContactTable(props: ContactTableProps): ReactNode {
  const { contacts, pages, onEdit, onDelete } = props;
  const t = useText();
  const may = usePermission();
  const columns = useColumns(props);
  const [selection, setSelection] = useState(NONE);
  const { data } = contacts;
  // Rows that are there stay when asking anew fails.
  if (contacts.isError && data === undefined)
    return (
      <ErrorState
        serverText={contacts.error.message}
        onRetry={() => {
          pages.restart();
          void contacts.refetch();
        }}
      />
    );
  const rows = data?.list ?? [];
  const selected = rows.filter(({ contactId }) => selection.has(contactId));
  return (
    <DataTable
      label={t('contacts.title')}
      columns={columns}
      rows={rows}
      rowKey={({ contactId }) => contactId}
      rowName={({ userName }) => userName}
      loading={contacts.isPending || contacts.isPlaceholderData}
      offset={pages.offset}
      empty={<Empty {...props} />}
      renderCard={(contact) => <Card contact={contact} onEdit={onEdit} onDelete={onDelete} />}
      {...(may('contact:record:edit') ? { onOpen: onEdit } : {})}
      {...(may('contact:record:delete') ? { selection, onSelect: setSelection } : {})}
      batch={
        selected.length > 0 && (
          <BatchBar
            count={selected.length}
            actions={[
              {
                id: 'delete',
                label: t('contacts.delete.button'),
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

function useColumns({ onEdit, onDelete }: ContactTableProps): readonly Column<Contact>[] {
  const t = useText();
  const { date } = useFormat();
  return [
    {
      id: 'name',
      head: t('contacts.name'),
      minWidth: 180,
      cell: ({ userName, contactId }) => (
        <div className={styles['name']}>
          <Avatar name={userName} seed={contactId} decorative />
          <b>{userName}</b>
        </div>
      ),
    },
    { id: 'email', head: t('contacts.email'), minWidth: 200, cell: ({ email }) => email },
    { id: 'state', head: t('contacts.state'), width: 130, cell: (contact) => <State contact={contact} /> },
    { id: 'added', head: t('contacts.added'), width: 120, cell: ({ createdAt }) => date(createdAt) },
    {
      id: 'menu',
      head: t('contacts.menu'),
      headHidden: true,
      width: 58,
      align: 'end',
      skeleton: 'none',
      cell: (contact) => <ContactMenu contact={contact} onEdit={onEdit} onDelete={onDelete} />,
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

function Card({
  contact,
  onEdit,
  onDelete,
}: { contact: Contact } & Pick<ContactTableProps, 'onEdit' | 'onDelete'>): ReactNode {
  return (
    <div className={styles['card']}>
      <Avatar name={contact.userName} seed={contact.contactId} decorative />
      <div className={styles['words']}>
        <b>{contact.userName}</b>
        <span className={styles['second']}>{contact.email}</span>
      </div>
      <State contact={contact} />
      <ContactMenu contact={contact} onEdit={onEdit} onDelete={onDelete} />
    </div>
  );
}

function Empty({ keyword, onClear }: ContactTableProps): ReactNode {
  const t = useText();
  if (keyword === '') return <EmptyState title={t('contacts.none')}>{t('contacts.noneText')}</EmptyState>;
  return (
    <EmptyState
      filtered
      title={t('contacts.noneFound', { keyword })}
      actions={<Button onClick={onClear}>{t('contacts.clear.button')}</Button>}
    />
  );
}
