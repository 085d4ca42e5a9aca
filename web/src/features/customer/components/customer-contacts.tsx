import { getCustomer, unlinkCustomerContact } from '@archway/contract/customer/calls';
import type { CustomerContact, CustomerDetail } from '@archway/contract/customer/model';
import { Avatar } from '@archway/ui/avatar';
import { IconButton } from '@archway/ui/icon-button';
import { LinkButton } from '@archway/ui/link-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './customer-contacts.module.css';
import { LinkContact } from './link-contact.tsx';
import { Nothing, Part } from './part.tsx';

/** Those of the lab's contacts who work there. */
export function CustomerContacts({ customer }: { customer: CustomerDetail }): ReactNode {
  const t = useText();
  const may = usePermission();
  const [isLinking, setLinking] = useState(false);
  const maySave = may('customer:record:save');
  const { contacts, companyCode } = customer;
  return (
    <Part
      title={t('customers.contacts.title')}
      action={
        maySave &&
        may('contact:record:read') && (
          <LinkButton onClick={() => setLinking(true)}>{t('customers.contacts.add.button')}</LinkButton>
        )
      }
    >
      {contacts.length === 0 && <Nothing>{t('customers.contacts.none')}</Nothing>}
      <ul className={styles['contacts']}>
        {contacts.map((contact) => (
          <ContactLine
            key={contact.contactId}
            contact={contact}
            companyCode={companyCode}
            maySave={maySave}
          />
        ))}
      </ul>
      {isLinking && <LinkContact customer={customer} onClose={() => setLinking(false)} />}
    </Part>
  );
}

interface ContactLineProps {
  contact: CustomerContact;
  companyCode: string;
  maySave: boolean;
}

function ContactLine({ contact, companyCode, maySave }: ContactLineProps): ReactNode {
  const t = useText();
  const { contactId, userName, email } = contact;
  const unlinking = useCall(unlinkCustomerContact, { refreshes: [getCustomer] });
  return (
    <li>
      <Avatar name={userName} decorative />
      <span className={styles['words']}>
        <b>{userName}</b>
        <a href={`mailto:${email}`}>{email}</a>
      </span>
      {maySave && (
        <IconButton
          icon={X}
          label={t('customers.contacts.remove', { name: userName })}
          disabled={unlinking.isPending}
          onClick={() => unlinking.mutate({ companyCode, contactId })}
        />
      )}
    </li>
  );
}
