import { ALL_PERMISSIONS } from '@archway/rules/permissions';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { listGivenEntries } from './role-menu.repository.ts';
import { findRole, holdRoles, listRoles, type RoleRow } from './role.repository.ts';

/** Which of these roles hold nothing that the caller's own does not: those are the caller's to give, take and edit. */
export async function rolesWithin(
  tx: Tx,
  caller: Caller,
  roles: readonly RoleRow[],
): Promise<ReadonlySet<string>> {
  const own = await findRole(tx, caller, caller.roleId);
  return own === undefined ? new Set() : rolesWithinRole(tx, caller, own, roles);
}

async function rolesWithinRole(
  tx: Tx,
  caller: Caller,
  own: RoleRow,
  roles: readonly RoleRow[],
): Promise<ReadonlySet<string>> {
  if (own.protected) return new Set(roles.map(({ id }) => id));
  const given = await listGivenEntries(tx, caller, [own.id, ...roles.map(({ id }) => id)]);
  const entriesOf = ({ id }: RoleRow): ReadonlySet<string> => given.get(id) ?? new Set();
  const holdsAllOf = (role: RoleRow): boolean =>
    [...entriesOf(role)].every((entry) => entriesOf(own).has(entry));
  const isWithin = (role: RoleRow): boolean =>
    !role.protected && isScopeWithin(own, role.scope) && holdsAllOf(role);
  return new Set(roles.filter(isWithin).map(({ id }) => id));
}

/** Who sees only own work cannot let others see everything. */
export const isScopeWithin = (own: { scope: string }, scope: string): boolean =>
  own.scope === 'organization' || scope === 'own';

/** An administrator's role, which nobody can edit, reaches as far as any: there is nothing to compare. */
export const reachesAll = ({ permissions }: Pick<Caller, 'permissions'>): boolean =>
  permissions.includes(ALL_PERMISSIONS);

/** Roles that somebody is about to get or lose, by id, kept as they are until the transaction ends. */
export async function judgeRoles(
  tx: Tx,
  caller: Caller,
  roleIds: readonly string[],
): Promise<ReadonlyMap<string, { code: string; name: string; isProtected: boolean; isWithin: boolean }>> {
  const roles = await holdRoles(tx, caller, roleIds);
  const within = await rolesWithin(tx, caller, roles);
  return new Map(
    roles.map(({ id, code, name, protected: isProtected }) => [
      id,
      { code, name, isProtected, isWithin: within.has(id) },
    ]),
  );
}

/** Which of these roles are within the caller's own, as they are at the moment. */
export async function rolesToManage(
  tx: Tx,
  caller: Caller,
  roleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  // Every page of members asks this, mostly for an administrator.
  if (reachesAll(caller)) return new Set(roleIds);
  const all = await listRoles(tx, caller);
  const own = all.find(({ id }) => id === caller.roleId);
  const roles = all.filter(({ id }) => roleIds.includes(id));
  return own === undefined ? new Set() : rolesWithinRole(tx, caller, own, roles);
}
