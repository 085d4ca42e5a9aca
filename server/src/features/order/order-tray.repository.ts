import { IN_LAB_STATES } from '@archway/rules/order/list';
import { sql, type RawBuilder } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Beside a row of the lab's list. */
export const trayIn = (lab: string): RawBuilder<string | null> => sql<string | null>`(
  select t.tray from order_tray t
  where t.bucket = org_bucket(${lab}) and t.org_id = ${lab} and t.order_id = lab_order.id)`;

/** The orders in trays with these letters. */
export const ordersInTray = (lab: string, keyword: string): RawBuilder<unknown> => sql`
  select t.order_id from order_tray t
  where t.bucket = org_bucket(${lab}) and t.org_id = ${lab} and t.folded like part_of(${keyword})`;

export async function findTray(tx: Tx, lab: string, orderId: string): Promise<string> {
  return (await listTrays(tx, lab, [orderId])).get(orderId) ?? '';
}

export async function listTrays(
  tx: Tx,
  lab: string,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_tray')
    .select(['order_id', 'tray'])
    .where('org_id', '=', lab)
    .where('bucket', '=', bucketOf(lab))
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ order_id, tray }) => [order_id, tray]));
}

/** The open order that has a tray, other than this one. */
export async function findInTray(
  tx: Tx,
  lab: string,
  { tray, orderId }: { tray: string; orderId: string },
): Promise<{ orderId: string; orderCode: string } | undefined> {
  return tx
    .selectFrom('order_tray')
    .innerJoin('lab_order', 'lab_order.id', 'order_tray.order_id')
    .select(['lab_order.id as orderId', 'lab_order.code as orderCode'])
    .where('order_tray.org_id', '=', lab)
    .where('order_tray.bucket', '=', bucketOf(lab))
    .where('lab_order.counterpart', '=', lab)
    .where('lab_order.state', 'in', [...IN_LAB_STATES, 'shipped'])
    .where('order_tray.folded', '=', sql<string>`fold_text(${tray})`)
    .where('order_tray.order_id', '<>', orderId)
    .executeTakeFirst();
}

/** In place of the tray that the order has. The caller has seen that no open order has it: one that has ended gives it up. */
export async function keepTray(
  tx: Tx,
  lab: string,
  { tray, orderId }: { tray: string; orderId: string },
): Promise<void> {
  await tx
    .deleteFrom('order_tray')
    .where('org_id', '=', lab)
    .where('bucket', '=', bucketOf(lab))
    .where((eb) => eb.or([eb('order_id', '=', orderId), eb('folded', '=', sql<string>`fold_text(${tray})`)]))
    .execute();
  if (tray === '') return;
  await tx.insertInto('order_tray').values({ org_id: lab, order_id: orderId, tray }).execute();
}

/** One at a time puts works of a lab into trays: two who take the same one wait for each other. */
export async function lockTrays(tx: Tx, lab: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order_tray ${lab}`}, 0))`.execute(tx);
}
