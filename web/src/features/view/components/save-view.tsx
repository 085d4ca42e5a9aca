import { listViews, saveView } from '@archway/contract/view/calls';
import type { View } from '@archway/contract/view/model';
import type { ViewList } from '@archway/rules/views';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

export interface SaveViewProps {
  list: ViewList;
  /** The one that is changed; without it a new one is made. */
  view?: View | undefined;
  settings: View['settings'];
  onSaved: (view: View) => void;
  onClose: () => void;
}

const NAME_LIMIT = 64;

/** Asks for the name of a view, and whether colleagues see it. */
export function SaveView({ list, view, settings, onSaved, onClose }: SaveViewProps): ReactNode {
  const t = useText();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const saving = useCall(saveView, { refreshes: [listViews], ignoreErrors: true });
  const save = () =>
    saving.mutate(
      { list, name, isShared, settings, ...(view === undefined ? {} : { viewId: view.viewId }) },
      { onSuccess: onSaved },
    );
  return (
    <Dialog
      title={t(view === undefined ? 'views.save.title' : 'views.edit.title')}
      confirm={t('views.save.confirm.button')}
      valid={name.trim() !== ''}
      busy={saving.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        label={t('views.name')}
        help={t('views.nameHelp')}
        value={name}
        maxLength={NAME_LIMIT}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
        autoFocus
        onChange={setName}
      />
      <Checkbox
        label={t('views.share')}
        help={t(list === 'order' ? 'views.shareHelpOrders' : 'views.shareHelp')}
        checked={isShared}
        onChange={setShared}
      />
      {saving.error !== null && (
        <Note kind="error" live>
          {saving.error.message}
        </Note>
      )}
    </Dialog>
  );
}
