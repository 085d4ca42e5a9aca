import { allMenus } from '@archway/contract';
import type { MenuSpec } from '@archway/contract/menu/menu-spec';
import { MENU_ENTRY_TYPE } from '@archway/contract/menu/model';
import { sql, type Kysely, type Transaction } from 'kysely';

/**
 * Updates the menu table to the entries of the contract after each migration. A new or newly enabled entry is granted
 * once to the seeded roles it names, in every organization; an administrator's later changes stay. Entries that the
 * contract no longer lists are disabled but kept, because roles refer to them.
 */
export async function bringMenu(db: Kysely<unknown>, entries: readonly MenuSpec[] = allMenus): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from menu_entry where status = 1`.execute(tx);
    const shown = new Set(rows.map(({ id }) => id));
    // Parents first, because children refer to them.
    const ordered = [...entries].toSorted((a, b) => depthOf(entries, a) - depthOf(entries, b));
    for (const entry of ordered) await putEntry(tx, entry);
    const ids = entries.map(({ id }) => id);
    await sql`update menu_entry set status = 0 where id <> all(${ids}::text[])`.execute(tx);
    const begun = entries.filter(({ id, isOff }) => !isOff && !shown.has(id));
    if (begun.length > 0) await giveToRoles(tx, begun);
  });
}

const depthOf = (entries: readonly MenuSpec[], { parent }: MenuSpec): number => {
  const above = entries.find(({ id }) => id === parent);
  return above === undefined ? 0 : depthOf(entries, above) + 1;
};

async function putEntry(tx: Transaction<unknown>, entry: MenuSpec): Promise<void> {
  const { screen, calls = [], startsWith = [] } = entry;
  await sql`
    insert into menu_entry (id, parent_id, type, name, component, icon, path, permission, status, show_always, title_en,
      api_permissions, org_types, feature, starts_with, administrators_only, position)
    values (${entry.id}, ${entry.parent ?? null}, ${screen ? MENU_ENTRY_TYPE.component : MENU_ENTRY_TYPE.button},
      ${entry.name}, ${screen?.component ?? null}, ${screen?.icon ?? null}, ${screen?.path ?? null},
      ${entry.permission ?? null}, ${entry.isOff ? 0 : 1}, ${entry.showAlways ?? false}, ${entry.titleEn},
      ${calls.map(({ path }) => path)}::text[], ${[...entry.orgTypes]}::smallint[], ${entry.feature ?? null},
      ${[...startsWith]}::text[], ${entry.administratorsOnly ?? false}, ${entry.position})
    on conflict (id) do update set parent_id = excluded.parent_id, type = excluded.type, name = excluded.name,
      component = excluded.component, icon = excluded.icon, path = excluded.path, permission = excluded.permission,
      status = excluded.status, show_always = excluded.show_always, title_en = excluded.title_en,
      api_permissions = excluded.api_permissions, org_types = excluded.org_types, feature = excluded.feature,
      starts_with = excluded.starts_with,
      administrators_only = excluded.administrators_only, position = excluded.position`.execute(tx);
}

/** Removes grants made while the entry was disabled before it grants anew, so that no role gets a right by accident. */
async function giveToRoles(tx: Transaction<unknown>, entries: readonly MenuSpec[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  // Row-level security applies to the owner of the tables as well, who would otherwise see no rows.
  for (const table of ['role_menu', 'role', 'organization'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(tx);
  await sql`delete from role_menu where menu_id = any(${ids}::text[])`.execute(tx);
  await sql`
    insert into role_menu (org_id, role_id, menu_id)
    select org_id, r.id, e.id from menu_entry e
    join role r on r.code = any(e.starts_with) and not r.protected
    join organization o using (bucket, org_id)
    where o.type = any(e.org_types) and e.id = any(${ids}::text[])`.execute(tx);
  for (const table of ['role_menu', 'role', 'organization'])
    await sql`alter table ${sql.table(table)} force row level security`.execute(tx);
}
