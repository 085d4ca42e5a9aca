import type { Tx } from '../../platform/rpc/implement.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { listGivenEntries } from './role-menu.repository.ts';
import { findRole, findRoleHeld, type RoleRow } from './role.repository.ts';

/** Which of these roles hold nothing that the caller's own does not: those are the caller's to give, take and edit. */
export async function rolesWithin(
  tx: Tx,
  caller: Caller,
  roles: readonly RoleRow[],
): Promise<ReadonlySet<string>> {
  const own = await findRole(tx, caller, caller.roleId);
  if (own === undefined) return new Set();
  const given = await listGivenEntries(tx, caller, [own.id, ...roles.map(({ id }) => id)]);
  const entriesOf = ({ id }: RoleRow): ReadonlySet<string> => given.get(id) ?? new Set();
  const holdsAllOf = (role: RoleRow): boolean =>
    [...entriesOf(role)].every((entry) => entriesOf(own).has(entry));
  const isWithin = (role: RoleRow): boolean =>
    own.protected || (!role.protected && isScopeWithin(own, role.scope) && holdsAllOf(role));
  return new Set(roles.filter(isWithin).map(({ id }) => id));
}

/** Who sees only own work cannot let others see everything. */
export const isScopeWithin = (own: { scope: string }, scope: string): boolean =>
  own.scope === 'organization' || scope === 'own';

/** A role that somebody is about to get or lose, kept as it is until the transaction ends. */
export async function holdRole(
  tx: Tx,
  caller: Caller,
  roleId: string,
): Promise<{ isProtected: boolean; isWithin: boolean } | undefined> {
  const role = await findRoleHeld(tx, caller, roleId);
  if (role === undefined) return undefined;
  const within = await rolesWithin(tx, caller, [role]);
  return { isProtected: role.protected, isWithin: within.has(role.id) };
}
