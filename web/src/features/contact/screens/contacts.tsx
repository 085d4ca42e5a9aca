import { listContacts } from '@archway/contract/contact/calls';
import type { Contact } from '@archway/contract/contact/model';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RecordList } from '../../../platform/records/record-list.tsx';
import { useLiveRefresh } from '../../../platform/use-live-refresh.ts';
import { usePages } from '../../../platform/use-pages.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { ContactDrawer } from '../components/contact-drawer.tsx';
import { ContactTable } from '../components/contact-table.tsx';
import { DeleteContacts } from '../components/delete-contacts.tsx';
import { contactsQuery } from '../contact.queries.ts';

const LISTS = [listContacts];

export const Contacts = (): ReactNode => (
  <Permission anyOf={['contact:record:read']} otherwise={<NoAccessState />}>
    <ContactList />
  </Permission>
);

function ContactList(): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const pages = usePages(keyword);
  const contacts = useQuery({ ...contactsQuery(pages.input, keyword), placeholderData: keepPreviousData });
  if (contacts.data !== undefined && !contacts.isPlaceholderData) pages.settle(contacts.data);
  useLiveRefresh('contact.changed', LISTS);
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly Contact[]>([]);
  return (
    <RecordList
      title={t('contacts.title')}
      text={t('contacts.text')}
      total={contacts.data?.total}
      search={t('contacts.search')}
      typed={typed}
      onType={setTyped}
      action={
        <Permission anyOf={['contact:record:edit']}>
          <Button kind="primary" icon={Plus} onClick={() => setEdited('new')}>
            {t('contacts.add.button')}
          </Button>
        </Permission>
      }
      table={
        <ContactTable
          contacts={contacts}
          pages={pages}
          keyword={keyword}
          onClear={() => setTyped('')}
          onEdit={setEdited}
          onDelete={setLeaving}
        />
      }
    >
      {edited !== null && (
        <ContactDrawer contact={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {leaving.length > 0 && (
        <DeleteContacts contacts={leaving} onClose={() => setLeaving([])} onDeleted={pages.restart} />
      )}
    </RecordList>
  );
}
