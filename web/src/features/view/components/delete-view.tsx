import { deleteView, listViews } from '@archway/contract/view/calls';
import type { View } from '@archway/contract/view/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

export interface DeleteViewProps {
  view: View;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a view is deleted, which colleagues may be using. */
export function DeleteView({ view, onDeleted, onClose }: DeleteViewProps): ReactNode {
  const t = useText();
  const removal = useCall(deleteView, { refreshes: [listViews], ignoreErrors: true });
  return (
    <Dialog
      title={t('views.delete.title', { name: view.name })}
      confirm={t('views.delete.confirm.button')}
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ viewId: view.viewId }, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p>{t(view.isShared ? 'views.delete.sharedText' : 'views.delete.text')}</p>
      {removal.error !== null && (
        <Note kind="error" live>
          {removal.error.message}
        </Note>
      )}
    </Dialog>
  );
}
