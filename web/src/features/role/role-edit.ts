import type { MenuEntry } from '@archway/contract/menu/model';
import type { Role } from '@archway/contract/role/model';
import { entriesOf, isButton, pathTo } from './menu-tree.ts';

/** What somebody has changed of a role and not saved. It lies over the role, which a colleague may change meanwhile. */
export interface RoleEdit {
  name?: string;
  scope?: Role['scope'];
  isDefault?: true;
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

export const NO_EDIT: RoleEdit = { added: new Set(), removed: new Set() };

/** The entries the role would hold. */
export function heldAfter({ menuIds }: Pick<Role, 'menuIds'>, edit: RoleEdit): ReadonlySet<string> {
  return new Set([...menuIds, ...edit.added].filter((id) => !edit.removed.has(id)));
}

/** The edit that leads to these entries. */
export function editTo(
  { menuIds }: Pick<Role, 'menuIds'>,
  edit: RoleEdit,
  held: ReadonlySet<string>,
): RoleEdit {
  const before = new Set(menuIds);
  return {
    ...edit,
    added: new Set([...held].filter((id) => !before.has(id))),
    removed: new Set(menuIds.filter((id) => !held.has(id))),
  };
}

export interface EntryChange {
  isAdded: boolean;
  entry: MenuEntry;
  /** For a button, where it stands. */
  screen: MenuEntry | null;
}

export interface RoleChanges {
  name: string | null;
  scope: Role['scope'] | null;
  isDefault: boolean;
  entries: readonly EntryChange[];
  /** How many there are of all kinds. */
  count: number;
}

/** What would be another after saving, in the order of the menu. `shownName` is what the name field began with. */
export function changesOf(
  menu: readonly MenuEntry[],
  role: Role,
  edit: RoleEdit,
  shownName: string,
): RoleChanges {
  const before = new Set(role.menuIds);
  const after = heldAfter(role, edit);
  const entries = entriesOf(menu)
    .filter(({ id }) => before.has(id) !== after.has(id))
    .map((entry) => ({
      isAdded: after.has(entry.id),
      entry,
      screen: isButton(entry) ? (pathTo(menu, entry.id).at(-1) ?? null) : null,
    }));
  const name = edit.name === undefined || edit.name.trim() === shownName ? null : edit.name.trim();
  const scope = edit.scope === undefined || edit.scope === role.scope ? null : edit.scope;
  const isDefault = edit.isDefault === true && !role.isDefault;
  const details = [name !== null, scope !== null, isDefault].filter(Boolean).length;
  return { name, scope, isDefault, entries, count: entries.length + details };
}
