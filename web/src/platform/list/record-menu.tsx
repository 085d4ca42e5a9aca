import { MenuButton } from '@archway/ui/menu-button';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecordTableProps } from './record-table-props.ts';

type RecordMenuProps<Row> = Pick<
  RecordTableProps<Row>,
  'words' | 'nameOf' | 'canEdit' | 'canDelete' | 'onEdit' | 'onDelete'
> & { row: Row };

/** What the reader may do about one record; nothing is shown to those who may do nothing. */
export function RecordMenu<Row>(props: RecordMenuProps<Row>): ReactNode {
  const { row, words, nameOf, canEdit, canDelete, onEdit, onDelete } = props;
  const edit = { id: 'edit', label: words.edit, icon: Pencil, onSelect: () => onEdit(row) };
  const remove = {
    id: 'delete',
    label: words.delete,
    icon: Trash2,
    danger: true,
    onSelect: () => onDelete([row]),
  };
  const items = [...(canEdit ? [[edit]] : []), ...(canDelete ? [[remove]] : [])];
  if (items.length === 0) return null;
  return (
    <MenuButton label={words.actions(nameOf(row))} icon={Ellipsis} iconOnly kind="quiet" items={items} />
  );
}
