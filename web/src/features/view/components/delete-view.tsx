import { deleteView, listViews } from '@archway/contract/view/calls';
import type { View } from '@archway/contract/view/model';
import type { TextKey } from '@archway/locales/keys';
import type { ViewList } from '@archway/rules/views';
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

/** What its list holds stays. */
const TEXTS = {
  case: { own: 'views.delete.text', shared: 'views.delete.sharedText' },
  order: { own: 'views.delete.textOrders', shared: 'views.delete.sharedTextOrders' },
} as const satisfies Record<ViewList, Record<string, TextKey>>;

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
      <p>{t(TEXTS[view.list][view.isShared ? 'shared' : 'own'])}</p>
      {removal.error !== null && (
        <Note kind="error" live>
          {removal.error.message}
        </Note>
      )}
    </Dialog>
  );
}
