import type { StorageUsage } from '@archway/contract/storage/model';
import { DEFAULT_STORAGE_BYTES } from '@archway/rules/uploads';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** Sets room aside for what is about to come. False when it does not fit. */
export async function reserve(tx: Tx, orgId: string, bytes: number): Promise<boolean> {
  if (await tryReserve(tx, orgId, bytes)) return true;
  // Either it does not fit, or nobody of the organization has ever asked.
  await tx
    .insertInto('storage')
    .values({ org_id: orgId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tryReserve(tx, orgId, bytes);
}

/** Looks and reserves in one statement, so that of those who ask at once no more are served than fit. */
async function tryReserve(tx: Tx, orgId: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await storageOf(tx, orgId)
    .set({ reserved_bytes: sql`reserved_bytes + ${bytes}` })
    .where(sql<boolean>`used_bytes + reserved_bytes + ${bytes} <= limit_bytes`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What is used, with what is set aside, and how much there is. */
export async function findUsage(tx: Tx, orgId: string): Promise<StorageUsage> {
  const row = await tx
    .selectFrom('storage')
    .select([sql<string>`used_bytes + reserved_bytes`.as('used'), sql<string>`limit_bytes`.as('limit')])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  // Nobody of the organization has sent anything yet.
  if (row === undefined) return { usedBytes: 0, limitBytes: DEFAULT_STORAGE_BYTES };
  return { usedBytes: Number(row.used), limitBytes: Number(row.limit) };
}

/** What was reserved has come, and is used from now on. */
export async function useReserved(tx: Tx, orgId: string, bytes: number): Promise<void> {
  await storageOf(tx, orgId)
    .set({ reserved_bytes: sql`reserved_bytes - ${bytes}`, used_bytes: sql`used_bytes + ${bytes}` })
    .execute();
}

/** What was reserved will not come. */
export async function release(tx: Tx, orgId: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await storageOf(tx, orgId)
    .set({ reserved_bytes: sql`reserved_bytes - ${bytes}` })
    .execute();
}

/** What was used is no longer. */
export async function free(tx: Tx, orgId: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await storageOf(tx, orgId)
    .set({ used_bytes: sql`used_bytes - ${bytes}` })
    .execute();
}

/**
 * The table refuses to go below zero: room that is given back twice fails loudly, and takes with it whatever was done in
 * the same transaction.
 */
function storageOf(tx: Tx, orgId: string) {
  return tx.updateTable('storage').where('org_id', '=', orgId);
}
