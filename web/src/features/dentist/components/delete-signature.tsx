import { info } from '@archway/contract/account/calls';
import { deleteDentistSignature, listDentists } from '@archway/contract/dentist/calls';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useSelectedSignature } from '../use-selected-signature.ts';

/** Takes one of the own signatures away. The one that orders carry stays the same. */
export function DeleteSignature({ number, onClose }: { number: number; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const { select } = useSelectedSignature({ ignoreErrors: true });
  const remove = useCall(deleteDentistSignature, { refreshes: [listDentists, info], ignoreErrors: true });
  const all = useMutation({
    mutationFn: async () => {
      const before = await select(number);
      await remove.mutateAsync({});
      // It is deleted by now, whether or not the number can be put back; the list shows which one counts.
      await select(before).catch(() => {});
    },
    meta: { ignoreErrors: true },
    onSuccess: () => {
      toast.message(t('dentists.signatures.deleted', { number }));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('dentists.signatures.deleteTitle', { number })}
      confirm={t('dentists.signatures.delete.action')}
      danger
      busy={all.isPending}
      onConfirm={() => all.mutate()}
      onClose={onClose}
    >
      <p>{t('dentists.signatures.deleteText')}</p>
      {all.isError && (
        <Note kind="error" live>
          {all.error.message}
        </Note>
      )}
    </Dialog>
  );
}
