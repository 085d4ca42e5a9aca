import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isClinic, type OrderCaller } from './order.repository.ts';

export type GrantRow = Selectable<Schema['order_grant']>;
export type NewGrant = Omit<Insertable<Schema['order_grant']>, 'id' | 'org_id' | 'bucket' | 'held_file'>;

export async function insertGrants(tx: Tx, orgId: string, grants: readonly NewGrant[]): Promise<void> {
  if (grants.length === 0) return;
  await tx
    .insertInto('order_grant')
    .values(grants.map((grant) => ({ org_id: orgId, id: uuidv7(), held_file: grant.file_id, ...grant })))
    .execute();
}

/** Whether a file is handed out: until it is ended, and of a former partner for a time. */
export const isGrantLive = (
  { ended_at, ends_at }: Pick<GrantRow, 'ended_at' | 'ends_at'>,
  now: Date,
): boolean => ended_at === null && (ends_at === null || ends_at > now);

const grantsOf = (tx: Tx, caller: Pick<OrderCaller, 'orgId' | 'orgType'>) =>
  isClinic(caller)
    ? tx.selectFrom('order_grant').where('order_grant.org_id', '=', caller.orgId)
    : tx.selectFrom('order_grant').where('order_grant.counterpart', '=', caller.orgId);

/** The files of an order the caller may see: those that are granted, or the last that were. */
export async function listGrants(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  { orderId, revision }: { orderId: string; revision: number },
): Promise<GrantRow[]> {
  return grantsOf(tx, caller)
    .selectAll()
    .where('order_grant.order_id', '=', orderId)
    .where('order_grant.revision', '=', revision)
    .orderBy('order_grant.granted_at')
    .orderBy('order_grant.id')
    .execute();
}

/** The same of several orders, by order: those of each one's newest revision. */
export async function listGrantsOfMany(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  orders: readonly { id: string; revision: number }[],
): Promise<Map<string, GrantRow[]>> {
  if (orders.length === 0) return new Map();
  const rows = await grantsOf(tx, caller)
    .selectAll()
    .where(
      'order_grant.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('order_grant.granted_at')
    .orderBy('order_grant.id')
    .execute();
  const newest = new Map(orders.map(({ id, revision }) => [id, revision]));
  return Map.groupBy(
    rows.filter((row) => row.revision === newest.get(row.order_id)),
    ({ order_id }) => order_id,
  );
}

export async function findGrant(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  { orderId, fileId }: { orderId: string; fileId: string },
): Promise<GrantRow | undefined> {
  return grantsOf(tx, caller)
    .selectAll()
    .where('order_grant.order_id', '=', orderId)
    .where('order_grant.file_id', '=', fileId)
    .orderBy('order_grant.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** From now on nothing of the order is handed out, and its files are kept for no one. */
export async function endGrants(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  orderId: string,
): Promise<void> {
  const { orgId } = caller;
  const grants = isClinic(caller)
    ? tx.updateTable('order_grant').where('order_grant.org_id', '=', orgId)
    : tx.updateTable('order_grant').where('order_grant.counterpart', '=', orgId);
  await grants
    .set({ ended_at: sql`app_now()`, held_file: null })
    .where('order_grant.order_id', '=', orderId)
    .where('order_grant.ended_at', 'is', null)
    .execute();
}

/** The same for some of them, of a clinic. */
export async function endGrantsOf(tx: Tx, orgId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('order_grant')
    .set({ ended_at: sql`app_now()`, held_file: null })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', 'in', [...ids])
    .execute();
}

/** What the lab has been given stays with a new revision. */
export async function keepGrants(
  tx: Tx,
  orgId: string,
  { orderId, revision }: { orderId: string; revision: number },
): Promise<void> {
  await tx
    .updateTable('order_grant')
    .set({ revision })
    .where('org_id', '=', orgId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}

/** All that were given since an order was sent, ended or not. */
export async function listAttemptGrants(
  tx: Tx,
  orgId: string,
  { orderId, attempt }: { orderId: string; attempt: number },
): Promise<GrantRow[]> {
  return tx
    .selectFrom('order_grant')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('order_id', '=', orderId)
    .where('attempt', '=', attempt)
    .execute();
}

/** Of completed orders of a pair: until when a former partner keeps the files; null while both are partners. What is over stays so. */
export async function setGrantsEnd(
  tx: Tx,
  orgId: string,
  { lab: other, until }: { lab: string; until: Date | null },
): Promise<void> {
  await tx
    .updateTable('order_grant')
    .set({ ends_at: until })
    .where('org_id', '=', orgId)
    .where('counterpart', '=', other)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`(ends_at is null or ends_at > app_now())`)
    .execute();
}

/** Ends what a former partner has kept long enough, so that the clinic's files are held for nobody. */
export async function endOverdueGrants(tx: Tx, orgId: string, other: string): Promise<void> {
  await tx
    .updateTable('order_grant')
    .set({ ended_at: sql`app_now()`, held_file: null })
    .where('org_id', '=', orgId)
    .where('counterpart', '=', other)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`app_now()`)
    .execute();
}

/** The first time a lab has taken a file; false when it has before. */
export async function markDownloaded(
  tx: Tx,
  lab: string,
  { id, byName }: { id: string; byName: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_grant')
    .set({ downloaded_at: sql`app_now()`, downloaded_by_name: byName })
    .where('counterpart', '=', lab)
    .where('id', '=', id)
    .where('downloaded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that wait for a copy without texts. */
export async function listToBlank(tx: Tx, orgId: string, orderId: string): Promise<GrantRow[]> {
  return tx
    .selectFrom('order_grant')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('order_id', '=', orderId)
    .where('content_key', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function saveBlanked(
  tx: Tx,
  orgId: string,
  { id, key, size }: { id: string; key: string; size: number },
): Promise<void> {
  await tx
    .updateTable('order_grant')
    .set({ content_key: key, size: String(size) })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', '=', id)
    .execute();
}
