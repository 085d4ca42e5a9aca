import type { Dentist } from '@archway/contract/dentist/model';
import { MenuButton } from '@archway/ui/menu-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the reader may do about one dentist; nothing is shown to those who may do nothing. */
export function DentistMenu({
  dentist,
  onEdit,
  onDelete,
}: {
  dentist: Dentist;
  onEdit: (dentist: Dentist) => void;
  onDelete: (dentists: readonly Dentist[]) => void;
}): ReactNode {
  const t = useText();
  const may = usePermission();
  const edit = {
    id: 'edit',
    label: t('dentists.edit.action'),
    icon: Pencil,
    onSelect: () => onEdit(dentist),
  };
  const remove = {
    id: 'delete',
    label: t('dentists.delete.button'),
    icon: Trash2,
    danger: true,
    onSelect: () => onDelete([dentist]),
  };
  const items = [
    ...(may('dentist:record:edit') ? [[edit]] : []),
    ...(may('dentist:record:delete') ? [[remove]] : []),
  ];
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={t('dentists.actions', { name: dentist.name })}
      icon={Ellipsis}
      iconOnly
      kind="quiet"
      items={items}
    />
  );
}
