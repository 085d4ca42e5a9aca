import type { Role, RoleChoice } from '@archway/contract/role/model';
import { ALL_PERMISSIONS } from '@archway/rules/permissions';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { listAvailableEntries } from '../menu/public.ts';
import { countHolders } from './role-holders.repository.ts';
import { listGivenEntries } from './role-menu.repository.ts';
import { findRole, type RoleRow } from './role.repository.ts';

/** With what their holders may do, and which of them are within the caller's own. */
export async function presentChoices(
  tx: Tx,
  caller: Caller,
  rows: readonly RoleRow[],
  within: ReadonlySet<string>,
): Promise<RoleChoice[]> {
  const available = await listAvailableEntries(tx, caller);
  const given = await listGivenEntries(
    tx,
    caller,
    rows.map(({ id }) => id),
  );
  const permissionsOf = (row: RoleRow): string[] => {
    if (row.protected) return [ALL_PERMISSIONS];
    const held = available.filter(({ id }) => given.get(row.id)?.has(id) === true);
    return [...new Set(held.flatMap(({ permission }) => permission ?? []))];
  };
  return rows.map((row) => ({
    ...presentNames(row),
    isGrantable: within.has(row.id),
    permissions: permissionsOf(row),
  }));
}

function presentNames(row: RoleRow) {
  return {
    roleId: row.id,
    code: row.code,
    name: row.name,
    scope: row.scope === 'own' ? ('own' as const) : ('organization' as const),
    isDefault: row.is_default,
    isProtected: row.protected,
  };
}

/** With what they hold of the menu as it is now, and by how many members they are held. */
export async function presentRoles(tx: Tx, caller: Caller, rows: readonly RoleRow[]): Promise<Role[]> {
  const ids = rows.map(({ id }) => id);
  const available = await listAvailableEntries(tx, caller);
  const given = await listGivenEntries(tx, caller, ids);
  const holders = await countHolders(tx, caller, ids);
  return rows.map((row) => ({
    ...presentNames(row),
    memberCount: holders.get(row.id) ?? 0,
    menuIds: available
      .map(({ id }) => id)
      .filter((id) => row.protected || given.get(row.id)?.has(id) === true),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** As it is after a change. */
export async function presentRole(tx: Tx, caller: Caller, roleId: string): Promise<Role> {
  const row = await findRole(tx, caller, roleId);
  const [role] = row === undefined ? [] : await presentRoles(tx, caller, [row]);
  if (role === undefined) throw new Error('a role is gone that was just changed');
  return role;
}
