import { deleteDentists, listDentists } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { DeleteRecords } from '../../../platform/list/delete-records.tsx';

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
  const remove = useCall(deleteDentists, { refreshes: [listDentists] });
  const dentistIds = dentists.map(({ dentistId }) => dentistId);
  return (
    <DeleteRecords
      names={dentists.map(({ name }) => name)}
      words={{
        title: t('dentists.deleteTitle', { count: dentists.length }),
        text: (names) => t('dentists.deleteText', { names }),
        button: t('dentists.delete.button'),
        deleted: (count) => t('dentists.deleted', { count }),
      }}
      busy={remove.isPending}
      remove={(onSuccess) => remove.mutate({ dentistIds }, { onSuccess })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
