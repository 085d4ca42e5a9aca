import { getCustomer, linkCustomerContact } from '@archway/contract/customer/calls';
import type { CustomerDetail } from '@archway/contract/customer/model';
import { Dialog } from '@archway/ui/dialog';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { contactsToLinkQuery } from '../customer.queries.ts';
import { Nothing } from './part.tsx';

/** Chooses one of the lab's contacts. New ones are added under My Info. */
export function LinkContact({
  customer,
  onClose,
}: {
  customer: CustomerDetail;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const [contactId, setContact] = useState('');
  const { data, error } = useQuery(contactsToLinkQuery);
  const linking = useCall(linkCustomerContact, { refreshes: [getCustomer], ignoreErrors: true });
  const linked = new Set(customer.contacts.map((contact) => contact.contactId));
  const choices = (data?.list ?? []).filter((contact) => !linked.has(contact.contactId));
  const failure = linking.error ?? error;
  return (
    <Dialog
      title={t('customers.contacts.add.title', { name: customer.organization.name })}
      {...(choices.length > 0 && { confirm: t('customers.contacts.add.confirm.button') })}
      valid={contactId !== ''}
      busy={linking.isPending}
      onConfirm={() =>
        linking.mutate({ companyCode: customer.companyCode, contactId }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {data === undefined && error === null && <LoadingState rows={2} />}
      {data !== undefined && choices.length === 0 && <Nothing>{t('customers.contacts.noChoice')}</Nothing>}
      {choices.length > 0 && (
        <SelectField
          label={t('customers.contacts.choose')}
          placeholder={t('customers.contacts.choosePlaceholder')}
          value={contactId}
          options={choices.map((contact) => ({
            value: contact.contactId,
            label: `${contact.userName} (${contact.email})`,
          }))}
          onChange={setContact}
        />
      )}
      {failure !== null && (
        <Note kind="error" live>
          {failure.message}
        </Note>
      )}
    </Dialog>
  );
}
