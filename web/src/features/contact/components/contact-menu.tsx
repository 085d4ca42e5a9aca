import type { Contact } from '@archway/contract/contact/model';
import { MenuButton } from '@archway/ui/menu-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the reader may do about one contact; nothing is shown to those who may do nothing. */
export function ContactMenu({
  contact,
  onEdit,
  onDelete,
}: {
  contact: Contact;
  onEdit: (contact: Contact) => void;
  onDelete: (contacts: readonly Contact[]) => void;
}): ReactNode {
  const t = useText();
  const may = usePermission();
  const edit = {
    id: 'edit',
    label: t('contacts.edit.action'),
    icon: Pencil,
    onSelect: () => onEdit(contact),
  };
  const remove = {
    id: 'delete',
    label: t('contacts.delete.button'),
    icon: Trash2,
    danger: true,
    onSelect: () => onDelete([contact]),
  };
  const items = [
    ...(may('contact:record:edit') ? [[edit]] : []),
    ...(may('contact:record:delete') ? [[remove]] : []),
  ];
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={t('contacts.actions', { name: contact.userName })}
      icon={Ellipsis}
      iconOnly
      kind="quiet"
      items={items}
    />
  );
}
