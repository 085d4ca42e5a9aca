import { listViews, saveView } from '@archway/contract/view/calls';
import { Button } from '@archway/ui/button';
import { MenuButton, type MenuItem } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { BookmarkPlus, Pencil, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { DeleteView, SaveView } from '../../view/public.ts';
import { isAsSaved, settingsOf } from '../case-view.ts';
import { ALL, type CaseListState } from '../use-case-list.ts';

type Asked = 'new' | 'edit' | 'delete';

/** What can be done about the list as it is shown, and the view it is shown by. */
export function ViewMenu({ cases }: { cases: CaseListState }): ReactNode {
  const { shown, view, open } = cases;
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
        <OfView cases={cases} view={view} onAsk={setAsked} />
      )}
      {(asked === 'new' || (asked === 'edit' && view !== undefined)) && (
        <SaveView
          list="case"
          view={asked === 'edit' ? view : undefined}
          settings={asked === 'edit' && view !== undefined ? view.settings : settingsOf(shown)}
          onSaved={(saved) => {
            close();
            if (asked === 'new') open(saved.viewId, saved);
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && view !== undefined && (
        <DeleteView
          view={view}
          onDeleted={() => {
            close();
            open(ALL);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function OfView({
  cases: { shown, open },
  view,
  onAsk,
}: {
  cases: CaseListState;
  view: NonNullable<CaseListState['view']>;
  onAsk: (asked: Asked) => void;
}): ReactNode {
  const t = useText();
  const saving = useCall(saveView, { refreshes: [listViews] });
  const isChanged = !isAsSaved(view.settings, shown);
  const { viewId, name, isShared, isOwn } = view;
  const changed: MenuItem[] = [
    {
      id: 'reset',
      label: t('views.reset'),
      icon: RotateCcw,
      disabled: !isChanged,
      onSelect: () => open(viewId),
    },
    { id: 'new', label: t('views.saveAsNew'), icon: BookmarkPlus, onSelect: () => onAsk('new') },
  ];
  const save: MenuItem = {
    id: 'save',
    label: t('views.saveChanges'),
    icon: Save,
    disabled: !isChanged,
    onSelect: () => saving.mutate({ list: 'case', viewId, name, isShared, settings: settingsOf(shown) }),
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
