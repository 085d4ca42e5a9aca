import { listViews, saveView } from '@archway/contract/view/calls';
import type { View } from '@archway/contract/view/model';
import { Button } from '@archway/ui/button';
import { MenuButton, type MenuItem } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { BookmarkPlus, Pencil, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { DeleteView } from './delete-view.tsx';
import { SaveView } from './save-view.tsx';

export interface ViewMenuProps<V extends View> {
  list: V['list'];
  /** The one the list is shown by; without it the list can be saved as a new one. */
  view: V | undefined;
  /** The list as it is shown. */
  settings: V['settings'];
  /** It shows something else than the view says. */
  isChanged: boolean;
  /** Shows a view, which may have been made just now. */
  onOpen: (viewId: string, view?: V) => void;
  onDeleted: () => void;
}

type Asked = 'new' | 'edit' | 'delete';

/** What can be done about a list as it is shown, and the view it is shown by. */
export function ViewMenu<V extends View>(props: ViewMenuProps<V>): ReactNode {
  const { list, view, settings, onOpen, onDeleted } = props;
  const t = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {view === undefined ? (
        <Button kind="quiet" icon={BookmarkPlus} onClick={() => setAsked('new')}>
          {t('views.save.button')}
        </Button>
      ) : (
        <OfView {...props} view={view} onAsk={setAsked} />
      )}
      {(asked === 'new' || (asked === 'edit' && view !== undefined)) && (
        <SaveView
          list={list}
          view={asked === 'edit' ? view : undefined}
          settings={asked === 'edit' && view !== undefined ? view.settings : settings}
          onSaved={(saved) => {
            close();
            // It is of the list that it was saved for.
            if (asked === 'new') onOpen(saved.viewId, saved as V);
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && view !== undefined && (
        <DeleteView
          view={view}
          onDeleted={() => {
            close();
            onDeleted();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function OfView<V extends View>({
  list,
  view: { viewId, name, isShared, isOwn },
  settings,
  isChanged,
  onOpen,
  onAsk,
}: ViewMenuProps<V> & { view: V; onAsk: (asked: Asked) => void }): ReactNode {
  const t = useText();
  const saving = useCall(saveView, { refreshes: [listViews] });
  const changed: MenuItem[] = [
    {
      id: 'reset',
      label: t('views.reset'),
      icon: RotateCcw,
      disabled: !isChanged,
      onSelect: () => onOpen(viewId),
    },
    { id: 'new', label: t('views.saveAsNew'), icon: BookmarkPlus, onSelect: () => onAsk('new') },
  ];
  const save: MenuItem = {
    id: 'save',
    label: t('views.saveChanges'),
    icon: Save,
    disabled: !isChanged,
    onSelect: () => saving.mutate({ list, viewId, name, isShared, settings }),
  };
  const own: MenuItem[] = [
    { id: 'edit', label: t('views.edit.button'), icon: Pencil, onSelect: () => onAsk('edit') },
    {
      id: 'delete',
      label: t('views.delete.button'),
      icon: Trash2,
      danger: true,
      onSelect: () => onAsk('delete'),
    },
  ];
  return (
    <MenuButton
      kind="quiet"
      label={t(isChanged ? 'views.changed' : 'views.menu')}
      items={isOwn ? [[save, ...changed], own] : [changed]}
    />
  );
}
