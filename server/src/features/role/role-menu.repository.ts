import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

/** The entries that were given to each of these roles, switched on or not. */
export async function listGivenEntries(
  tx: Tx,
  caller: Caller,
  roleIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = await tx
    .selectFrom('role_menu')
    .select(['role_id', 'menu_id'])
    .where('org_id', '=', caller.orgId)
    .where('bucket', '=', sql<number>`org_bucket(${caller.orgId})`)
    .where('role_id', '=', sql<string>`any(${[...roleIds]}::uuid[])`)
    .execute();
  const given = new Map(roleIds.map((id) => [id, new Set<string>()]));
  for (const { role_id, menu_id } of rows) given.get(role_id)?.add(menu_id);
  return given;
}

export async function giveEntries(
  tx: Tx,
  caller: Caller,
  roleId: string,
  menuIds: readonly string[],
): Promise<void> {
  if (menuIds.length === 0) return;
  await tx
    .insertInto('role_menu')
    .values(menuIds.map((menuId) => ({ org_id: caller.orgId, role_id: roleId, menu_id: menuId })))
    .execute();
}

export async function takeEntries(
  tx: Tx,
  caller: Caller,
  roleId: string,
  menuIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('role_menu')
    .where('org_id', '=', caller.orgId)
    .where('role_id', '=', roleId)
    .where('menu_id', '=', sql<string>`any(${[...menuIds]}::text[])`)
    .execute();
}
