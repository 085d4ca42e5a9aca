import { IN_LAB_STATES } from '@archway/rules/order/list';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findLabOrders } from './lab-order-list.repository.ts';
import { ordersOf, type OrderCaller } from './order.repository.ts';

export interface OpenOrder {
  id: string;
  units: number;
}

/** What a technician has to do, what leaves first before the rest. */
export async function listOpenOf(
  tx: Tx,
  caller: OrderCaller,
  technician: string,
  most: number,
): Promise<OpenOrder[]> {
  const rows = await findLabOrders(tx, caller, { states: [...IN_LAB_STATES], technicians: [technician] })
    .clearSelect()
    .select(['lab_order.id', 'lab_order.units'])
    .orderBy('lab_order.leaves_on')
    .orderBy('lab_order.id')
    .limit(most)
    .execute();
  return rows.map(({ id, units }) => ({ id, units: Number(units) }));
}

/** What these dentists have not sent yet, as far as the caller sees it. */
export async function listPreparedOf(
  tx: Tx,
  caller: OrderCaller,
  dentists: readonly string[],
  most: number,
): Promise<{ id: string; isReleaseAsked: boolean }[]> {
  if (dentists.length === 0) return [];
  const rows = await ordersOf(tx, caller)
    .innerJoin('order_plan', (join) =>
      join
        .onRef('order_plan.org_id', '=', 'order_record.org_id')
        .onRef('order_plan.bucket', '=', 'order_record.bucket')
        .onRef('order_plan.order_id', '=', 'order_record.id'),
    )
    .select(['order_record.id', 'order_plan.release_asked_at'])
    .where('order_plan.org_id', '=', caller.orgId)
    .where('order_plan.bucket', '=', bucketOf(caller.orgId))
    .where('order_record.status', '=', 'notSent')
    .where('order_plan.dentist_id', 'in', [...dentists])
    .orderBy('order_record.id')
    .limit(most)
    .execute();
  return rows.map(({ id, release_asked_at }) => ({ id, isReleaseAsked: release_asked_at !== null }));
}
