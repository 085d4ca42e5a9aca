import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

interface Owner {
  orgId: string;
  userCode: string;
}

/** Notes the device. True when the member has others already and this one was never seen. */
export async function isNewDevice(tx: Tx, { orgId, userCode }: Owner, deviceHash: Buffer): Promise<boolean> {
  const { others } = await tx
    .selectFrom('known_device')
    .select(sql<number>`count(*)::integer`.as('others'))
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('known_device')
    .values({ org_id: orgId, user_code: userCode, device_hash: deviceHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return others > 0;
  await tx
    .updateTable('known_device')
    .set({ last_seen_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('device_hash', '=', deviceHash)
    .execute();
  return false;
}

/** Whether this member has signed in on the device before. */
export async function isKnownDevice(
  tx: Tx,
  { orgId, userCode }: Owner,
  deviceHash: Buffer,
): Promise<boolean> {
  const row = await tx
    .selectFrom('known_device')
    .select('user_code')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}
