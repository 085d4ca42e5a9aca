import { deleteContacts, listContacts } from '@archway/contract/contact/calls';
import type { Contact } from '@archway/contract/contact/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { DeleteRecords } from '../../../platform/list/delete-records.tsx';

export function DeleteContacts({
  contacts,
  onClose,
  onDeleted,
}: {
  contacts: readonly Contact[];
  onClose: () => void;
  onDeleted: () => void;
}): ReactNode {
  const t = useText();
  const remove = useCall(deleteContacts, { refreshes: [listContacts] });
  const contactIds = contacts.map(({ contactId }) => contactId);
  return (
    <DeleteRecords
      names={contacts.map(({ userName }) => userName)}
      words={{
        title: t('contacts.deleteTitle', { count: contacts.length }),
        text: (names) => t('contacts.deleteText', { names }),
        button: t('contacts.delete.button'),
        deleted: (count) => t('contacts.deleted', { count }),
      }}
      busy={remove.isPending}
      remove={(onSuccess) => remove.mutate({ contactIds }, { onSuccess })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
