import { deleteContacts, listContacts } from '@archway/contract/contact/calls';
import type { Contact } from '@archway/contract/contact/model';
import { intlLocaleOf } from '@archway/rules/languages';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/queries.ts';

/** Stands beside the list, not in its row: the row is gone before the deletion has been told. */
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
  const toast = useToast();
  const { language } = useLanguage();
  const remove = useCall(deleteContacts, { refreshes: [listContacts] });
  const names = new Intl.ListFormat(intlLocaleOf(language)).format(contacts.map(({ userName }) => userName));
  const onSuccess = ({ deleted }: { deleted: number }) => {
    toast.message(t('contacts.deleted', { count: deleted }));
    onDeleted();
    onClose();
  };
  return (
    <Dialog
      title={t('contacts.deleteTitle', { count: contacts.length })}
      confirm={t('contacts.delete.button')}
      danger
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ contactIds: contacts.map(({ contactId }) => contactId) }, { onSuccess })
      }
      onClose={onClose}
    >
      <p>{t('contacts.deleteText', { names })}</p>
    </Dialog>
  );
}
