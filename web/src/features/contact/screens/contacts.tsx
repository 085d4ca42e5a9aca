import type { Contact } from '@archway/contract/contact/model';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RecordList } from '../../../platform/list/record-list.tsx';
import { useList } from '../../../platform/list/use-list.ts';
import { ContactDrawer } from '../components/contact-drawer.tsx';
import { ContactTable } from '../components/contact-table.tsx';
import { DeleteContacts } from '../components/delete-contacts.tsx';
import { contactsQuery } from '../contact.queries.ts';

export const Contacts = (): ReactNode => (
  <Permission anyOf={['contact:record:read']} otherwise={<NoAccessState />}>
    <ContactList />
  </Permission>
);

function ContactList(): ReactNode {
  const t = useText();
  const list = useList(['userName', 'createdAt'], {});
  const contacts = useQuery({ ...contactsQuery(list.input), placeholderData: keepPreviousData });
  list.follow(contacts);
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly Contact[]>([]);
  return (
    <RecordList
      title={t('contacts.title')}
      text={t('contacts.text')}
      total={contacts.data?.total}
      search={t('contacts.search')}
      typed={list.typed}
      onType={list.search}
      action={
        <Permission anyOf={['contact:record:edit']}>
          <Button kind="primary" icon={Plus} onClick={() => setEdited('new')}>
            {t('contacts.add.button')}
          </Button>
        </Permission>
      }
      table={<ContactTable contacts={contacts} list={list} onEdit={setEdited} onDelete={setLeaving} />}
    >
      {edited !== null && (
        <ContactDrawer contact={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {leaving.length > 0 && (
        <DeleteContacts contacts={leaving} onClose={() => setLeaving([])} onDeleted={list.restart} />
      )}
    </RecordList>
  );
}
