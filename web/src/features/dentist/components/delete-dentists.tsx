import { deleteDentists, listDentists } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import { intlLocaleOf } from '@archway/rules/languages';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/queries.ts';

/** Stands beside the list, not in its row: the row is gone before the deletion has been told. */
export function DeleteDentists({
  dentists,
  onClose,
  onDeleted,
}: {
  dentists: readonly Dentist[];
  onClose: () => void;
  onDeleted: () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  const { language } = useLanguage();
  const remove = useCall(deleteDentists, { refreshes: [listDentists] });
  const names = new Intl.ListFormat(intlLocaleOf(language)).format(dentists.map(({ name }) => name));
  const onSuccess = ({ deleted }: { deleted: number }) => {
    toast.message(t('dentists.deleted', { count: deleted }));
    onDeleted();
    onClose();
  };
  return (
    <Dialog
      title={t('dentists.deleteTitle', { count: dentists.length })}
      confirm={t('dentists.delete.button')}
      danger
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ dentistIds: dentists.map(({ dentistId }) => dentistId) }, { onSuccess })
      }
      onClose={onClose}
    >
      <p>{t('dentists.deleteText', { names })}</p>
    </Dialog>
  );
}
