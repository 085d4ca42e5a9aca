import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

/** Members who hold one of these roles; deleted ones hold nothing. */
function holdersOf(tx: Tx, caller: Caller, roleIds: readonly string[]) {
  return tx
    .selectFrom('member')
    .where('org_id', '=', caller.orgId)
    .where('role_id', '=', sql<string>`any(${[...roleIds]}::uuid[])`)
    .where('deleted_at', 'is', null);
}

export async function listHolders(tx: Tx, caller: Caller, roleId: string): Promise<string[]> {
  const rows = await holdersOf(tx, caller, [roleId]).select('user_code').execute();
  return rows.map(({ user_code }) => user_code);
}

/** How many hold each; a role that nobody holds is left out. */
export async function countHolders(
  tx: Tx,
  caller: Caller,
  roleIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await holdersOf(tx, caller, roleIds)
    .select(['role_id', sql<number>`count(*)::integer`.as('count')])
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(({ role_id, count }) => [role_id, count]));
}
