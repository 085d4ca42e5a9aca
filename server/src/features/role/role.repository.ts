import { sql, type Updateable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isFound } from '../../platform/list/search.ts';
import type { ListSpec } from '../../platform/list/sort.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

/** The roles of the caller's organization, and no others, newest first. Every reading query of this file starts here. */
function rolesOf(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('role')
    .select(['id', 'code', 'name', 'protected', 'is_default', 'scope', 'created_at', 'updated_at'])
    .where('org_id', '=', caller.orgId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}
export type RoleRow = Awaited<ReturnType<typeof listRoles>>[number];

export async function listRoles(tx: Tx, caller: Caller) {
  return rolesOf(tx, caller).execute();
}

export async function findRole(tx: Tx, caller: Caller, roleId: string): Promise<RoleRow | undefined> {
  return rolesOf(tx, caller).where('id', '=', roleId).executeTakeFirst();
}

/**
 * Roles as they are until the transaction ends: nobody deletes one beside somebody who gets it. Held in the order in
 * which `lockRoles` takes them, or the two would wait for each other.
 */
export async function holdRoles(tx: Tx, caller: Caller, roleIds: readonly string[]): Promise<RoleRow[]> {
  return rolesOf(tx, caller)
    .where('id', '=', sql<string>`any(${[...roleIds]}::uuid[])`)
    .clearOrderBy()
    .orderBy('id')
    .forShare()
    .execute();
}

/** All roles, locked until the transaction ends: changes of an organization's roles come one after the other. */
export async function lockRoles(tx: Tx, caller: Caller): Promise<RoleRow[]> {
  await tx
    .selectFrom('role')
    .select('id')
    .where('org_id', '=', caller.orgId)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Asked again, because the first answer may be from before the lock was got.
  return listRoles(tx, caller);
}

/** What the list of roles can be sorted by. */
export const ROLE_LIST: ListSpec = {
  id: 'role.id',
  sorts: {
    createdAt: { column: 'role.created_at', is: 'time' },
    name: { column: 'role.name', is: 'text' },
  },
};

export function findRoles(tx: Tx, caller: Caller, keyword = '') {
  const roles = rolesOf(tx, caller).clearOrderBy();
  return keyword === ''
    ? roles
    : roles.where(isFound({ table: 'role', id: 'id', orgId: caller.orgId }, keyword));
}

export interface NewRole {
  id: string;
  code: string;
  name: string;
  scope: RoleRow['scope'];
}

/** False when another role has the name; the transaction is then good for nothing more. */
export async function insertRole(tx: Tx, { orgId }: Caller, role: NewRole): Promise<boolean> {
  return unlessTaken(
    tx
      .insertInto('role')
      .values({ org_id: orgId, ...role })
      .execute(),
  );
}

/** As above. */
export async function saveRole(
  tx: Tx,
  { orgId }: Caller,
  roleId: string,
  change: Pick<Updateable<Schema['role']>, 'name' | 'scope' | 'is_default'> = {},
): Promise<boolean> {
  return unlessTaken(
    tx
      .updateTable('role')
      .set({ ...change, updated_at: sql`app_now()` })
      .where('org_id', '=', orgId)
      .where('id', '=', roleId)
      .execute(),
  );
}

async function unlessTaken(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'role_name')) return false;
    throw error;
  }
}

/** Deleted members still name a role, and may as well name the default one. */
export async function moveDeletedHolders(
  tx: Tx,
  { orgId }: Caller,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ role_id: to })
    .where('org_id', '=', orgId)
    .where('role_id', '=', from)
    .where('deleted_at', 'is not', null)
    .execute();
}

export async function deleteRole(tx: Tx, { orgId }: Caller, roleId: string): Promise<void> {
  await tx.deleteFrom('role').where('org_id', '=', orgId).where('id', '=', roleId).execute();
}
