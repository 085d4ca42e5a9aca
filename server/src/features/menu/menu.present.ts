import type { MenuEntry } from '@archway/contract/menu/model';
import type { MenuRow } from './menu.repository.ts';

/** Rows to tree. An entry whose parent is not held stands at the top, so that nothing granted disappears. */
export function presentMenu(rows: readonly MenuRow[]): MenuEntry[] {
  const held = new Set(rows.map(({ id }) => id));
  const childrenOf = (parent: string | null): MenuEntry[] =>
    rows
      .filter((row) => (row.parent_id !== null && held.has(row.parent_id) ? row.parent_id : null) === parent)
      .map((row) => ({ ...presentEntry(row), children: childrenOf(row.id) }));
  return childrenOf(null);
}

function presentEntry(row: MenuRow): Omit<MenuEntry, 'children'> {
  return {
    id: row.id,
    name: row.name,
    type: row.type === 2 ? 2 : 1,
    component: row.component,
    icon: row.icon,
    path: row.path,
    status: row.status === 0 ? 0 : 1,
    showFlag: row.show_flag,
    showAlways: row.show_always,
    titleEn: row.title_en,
    permission: row.permission,
    apiPermissions: row.api_permissions,
  };
}
