import { sql, type Insertable, type Selectable } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Schema, Tx } from '../../platform/db/database.ts';

export type PrintRow = Selectable<Schema['order_print']>;

export async function insertPrint(
  tx: Tx,
  print: Omit<Insertable<Schema['order_print']>, 'bucket' | 'said'> & { said?: Buffer },
): Promise<void> {
  await tx.insertInto('order_print').values(print).execute();
}

export async function findPrint(tx: Tx, orgId: string, id: string): Promise<PrintRow | undefined> {
  return tx
    .selectFrom('order_print')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a member has had made already that says exactly this. */
export async function findSame(
  tx: Tx,
  orgId: string,
  { askedBy, said }: { askedBy: string; said: Buffer },
): Promise<PrintRow | undefined> {
  return tx
    .selectFrom('order_print')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('asked_by', '=', askedBy)
    .where('said', '=', said)
    .where('state', '=', 'made')
    .limit(1)
    .executeTakeFirst();
}

/** False for one that was made, or given up, before. */
export async function endPrint(
  tx: Tx,
  orgId: string,
  id: string,
  end: { state: 'failed' } | { state: 'made'; content_key: string; bytes: number; said: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_print')
    .set(end)
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('id', '=', id)
    .where('state', '=', 'making')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
