import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
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
    .where('id', '=', id)
    .execute();
}
