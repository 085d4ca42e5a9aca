import { listContacts } from '@archway/contract/contact/calls';
import type { Contact } from '@archway/contract/contact/model';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { NoAccessState } from '@archway/ui/states';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLiveRefresh } from '../../../platform/use-live-refresh.ts';
import { usePages } from '../../../platform/use-pages.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { ContactDrawer } from '../components/contact-drawer.tsx';
import { ContactTable } from '../components/contact-table.tsx';
import { DeleteContacts } from '../components/delete-contacts.tsx';
import { contactsQuery } from '../contact.queries.ts';
import styles from './contacts.module.css';

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
  useLiveRefresh('contact.changed', LISTS);
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly Contact[]>([]);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h2>
            {t('contacts.title')} <span className={styles['count']}>{contacts.data?.total}</span>
          </h2>
          <p>{t('contacts.text')}</p>
        </div>
        <div className={styles['search']}>
          <TextField
            label={t('contacts.search')}
            labelHidden
            type="search"
            value={typed}
            placeholder={t('contacts.search')}
            maxLength={64}
            prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
            onChange={setTyped}
          />
        </div>
        <Permission anyOf={['contact:record:edit']}>
          <Button kind="primary" icon={Plus} onClick={() => setEdited('new')}>
            {t('contacts.add.button')}
          </Button>
        </Permission>
      </header>
      <div className={styles['table']}>
        <ContactTable
          contacts={contacts}
          pages={pages}
          keyword={keyword}
          onClear={() => setTyped('')}
          onEdit={setEdited}
          onDelete={setLeaving}
        />
      </div>
      {edited !== null && (
        <ContactDrawer contact={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {leaving.length > 0 && (
        <DeleteContacts contacts={leaving} onClose={() => setLeaving([])} onDeleted={pages.restart} />
      )}
    </div>
  );
}
