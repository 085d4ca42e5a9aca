import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from './owner.ts';

export async function saveRecoveryCodes(
  tx: Tx,
  { orgId, userCode }: Owner,
  codes: readonly { hash: Buffer; keyId: string }[],
): Promise<void> {
  await tx
    .insertInto('recovery_code')
    .values(codes.map(({ hash, keyId }) => ({ org_id: orgId, user_code: userCode, hash, key_id: keyId })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, { orgId, userCode }: Owner): Promise<void> {
  await tx
    .deleteFrom('recovery_code')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
}

/** Uses a code up, given its hash under every key. Of many at once exactly one gets true. */
export async function spendRecoveryCode(
  tx: Tx,
  { orgId, userCode }: Owner,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(tx: Tx, { orgId, userCode }: Owner): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
