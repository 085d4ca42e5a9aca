import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from './owner.ts';

/** The secrets as they are kept, and the database's time in seconds since 1970, by which codes are judged. */
export async function findTotp(tx: Tx, { orgId, userCode }: Owner) {
  return tx
    .selectFrom('totp')
    .select(['secret', 'pending', sql<number>`floor(extract(epoch from app_now()))::float8`.as('now')])
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .executeTakeFirst();
}

/** In place of an older one that nobody has given a code of; the one that counts is left alone. */
export async function savePending(tx: Tx, { orgId, userCode }: Owner, pending: Buffer): Promise<void> {
  await tx
    .insertInto('totp')
    .values({ org_id: orgId, user_code: userCode, pending })
    .onConflict((conflict) => conflict.columns(['bucket', 'org_id', 'user_code']).doUpdateSet({ pending }))
    .execute();
}

/** From now on the new secret counts. The code that has shown it cannot be used again. */
export async function confirmPending(tx: Tx, { orgId, userCode }: Owner, step: number): Promise<void> {
  await tx
    .updateTable('totp')
    .set({ secret: sql<Buffer>`pending`, pending: null, last_step: String(step) })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
}

/** Uses up a step and all before it. Of many at once exactly one gets true. */
export async function acceptStep(tx: Tx, { orgId, userCode }: Owner, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp')
    .set({ last_step: String(step) })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same secret sealed anew, unless the row has another one by now. */
export async function replaceSecret(
  tx: Tx,
  { orgId, userCode }: Owner,
  former: Buffer,
  sealed: Buffer,
): Promise<void> {
  await tx
    .updateTable('totp')
    .set({ secret: sealed })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('secret', '=', former)
    .execute();
}

export async function deleteTotp(tx: Tx, { orgId, userCode }: Owner): Promise<void> {
  await tx.deleteFrom('totp').where('org_id', '=', orgId).where('user_code', '=', userCode).execute();
}
