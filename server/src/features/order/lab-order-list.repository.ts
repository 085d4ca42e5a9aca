import { IN_LAB_STATES, PROMISED_STATES } from '@archway/rules/order/list';
import { sql, type Selectable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ListSpec } from '../../platform/list/sort.ts';
import { isAmong, isListed, type OrderNarrowing } from './order-list.repository.ts';
import type { OrderCaller } from './order.repository.ts';
import { ordersInTray } from './order-tray.repository.ts';

export type LabOrderRow = Selectable<Schema['lab_order']>;

export const LAB_ORDER_LIST: ListSpec = {
  id: 'lab_order.id',
  sorts: {
    createdAt: { column: 'lab_order.sent_at', is: 'time' },
    updatedAt: { column: 'lab_order.updated_at', is: 'time' },
    due: { column: 'lab_order.due_on', is: 'day' },
    leaves: { column: 'lab_order.leaves_on', is: 'day' },
  },
};

export interface LabOrderNarrowing extends OrderNarrowing {
  /** Where the lab is. */
  today?: string | undefined;
  /** In the lab, and to leave on this day or before. */
  leavingBy?: string | undefined;
  technicians?: readonly string[] | undefined;
  isUnassigned?: boolean | undefined;
}

/** Those of nobody and one's own for a role of own scope. */
function labOrdersOf(tx: Tx, { orgId, scope, userCode }: OrderCaller) {
  const orders = tx.selectFrom('lab_order').where('lab_order.counterpart', '=', orgId);
  return scope === 'own'
    ? orders.where(sql<boolean>`coalesce(lab_order.assigned_to, ${userCode}) = ${userCode}`)
    : orders;
}

/** The orders of a lab. */
export function findLabOrders(tx: Tx, caller: OrderCaller, narrowing: LabOrderNarrowing = {}) {
  const { keyword = '', states = [], companyCodes = [], workTypes = [], ended } = narrowing;
  const { isOverdue, isHeld, today, leavingBy, ids, technicians = [], isUnassigned } = narrowing;
  let orders = labOrdersOf(tx, caller).selectAll('lab_order');
  if (ids !== undefined) orders = orders.where('lab_order.id', 'in', [...ids]);
  if (keyword !== '')
    orders = orders.where(
      sql<boolean>`lab_order.id = any (array(
        select found.id from lab_order_found found
        where found.org_id = ${caller.orgId} and found.searched like part_of(${keyword})
        union all ${ordersInTray(caller.orgId, keyword)}))`,
    );
  if (states.length > 0) orders = orders.where('lab_order.state', 'in', [...states]);
  if (companyCodes.length > 0) orders = orders.where('lab_order.org_id', 'in', [...companyCodes]);
  if (workTypes.length > 0) orders = orders.where(isAmong(sql`lab_order.prescribed -> 'works'`, workTypes));
  if (ended !== undefined) orders = orders.where(isListed('lab_order', ended));
  if (isOverdue === true && today !== undefined)
    orders = orders
      .where(
        sql<boolean>`lab_order.state in ('accepted', 'inProduction', 'ready') and lab_order.held_by is null`,
      )
      .where('lab_order.estimated_on', '<', today);
  if (leavingBy !== undefined)
    orders = orders
      .where(sql<boolean>`lab_order.state in ('pending', 'accepted', 'inProduction', 'ready')`)
      .where('lab_order.leaves_on', '<=', leavingBy);
  if (isHeld === true) orders = orders.where('lab_order.held_by', 'is not', null);
  if (technicians.length > 0) orders = orders.where('lab_order.assigned_to', 'in', [...technicians]);
  if (isUnassigned === true) orders = orders.where('lab_order.assigned_to', 'is', null);
  return orders;
}

/** What each of these members has to do: accepted, in production or ready. */
export async function readWorkloads(
  tx: Tx,
  lab: string,
  userCodes: readonly string[],
): Promise<Map<string, { orders: number; units: number }>> {
  if (userCodes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('lab_order')
    .select([
      'lab_order.assigned_to as technician',
      sql<number>`count(*)::integer`.as('orders'),
      sql<number>`sum(lab_order.units)::float8`.as('units'),
    ])
    .where('lab_order.counterpart', '=', lab)
    .where('lab_order.state', 'in', [...PROMISED_STATES])
    .where('lab_order.assigned_to', 'in', [...userCodes])
    .groupBy('lab_order.assigned_to')
    .execute();
  return new Map(rows.map(({ technician, orders, units }) => [technician ?? '', { orders, units }]));
}

/** The newest orders of a lab with these letters. */
export const searchLabOrders = (
  tx: Tx,
  caller: OrderCaller,
  { keyword, most }: { keyword: string; most: number },
): Promise<LabOrderRow[]> =>
  findLabOrders(tx, caller, { keyword })
    .orderBy('lab_order.sent_at', 'desc')
    .orderBy('lab_order.id', 'desc')
    .limit(most)
    .execute();

export interface DayLoad {
  day: string;
  orders: number;
  units: number;
}

/** What is in the lab and leaves on a day or before, day by day. */
export async function readLoad(tx: Tx, caller: OrderCaller, until: string): Promise<DayLoad[]> {
  return labOrdersOf(tx, caller)
    .select([
      'lab_order.leaves_on as day',
      sql<number>`count(*)::integer`.as('orders'),
      sql<number>`sum(lab_order.units)::float8`.as('units'),
    ])
    .where('lab_order.state', 'in', [...IN_LAB_STATES])
    .where('lab_order.leaves_on', '<=', until)
    .groupBy('lab_order.leaves_on')
    .orderBy('lab_order.leaves_on')
    .execute();
}

/** What a lab's plan of an order is made of. */
export interface ToPlan {
  id: string;
  org_id: string;
  due_on: string;
  prescription: unknown;
}

/** So many orders at once that are in the lab, by their ids from one on; of one clinic, or one alone, where it is named. */
export async function listToPlan(
  tx: Tx,
  lab: string,
  { after, most, clinic, orderId }: { after?: string; most: number; clinic?: string; orderId?: string },
): Promise<ToPlan[]> {
  let orders = tx
    .selectFrom('lab_order')
    .innerJoin('order_record', (join) =>
      join
        .onRef('order_record.org_id', '=', 'lab_order.org_id')
        .onRef('order_record.bucket', '=', 'lab_order.bucket')
        .onRef('order_record.id', '=', 'lab_order.id'),
    )
    .innerJoin('order_revision', (join) =>
      join
        .onRef('order_revision.org_id', '=', 'order_record.org_id')
        .onRef('order_revision.order_id', '=', 'order_record.id')
        .onRef('order_revision.revision', '=', 'order_record.revision'),
    )
    .select(['lab_order.id', 'lab_order.org_id', 'lab_order.due_on', 'order_revision.prescription'])
    .where('lab_order.counterpart', '=', lab)
    .where('order_record.counterpart', '=', lab)
    .where('order_revision.counterpart', '=', lab)
    .where('lab_order.state', 'in', [...IN_LAB_STATES]);
  if (after !== undefined) orders = orders.where('lab_order.id', '>', after);
  if (clinic !== undefined) orders = orders.where('lab_order.org_id', '=', clinic);
  if (orderId !== undefined) orders = orders.where('lab_order.id', '=', orderId);
  return orders.orderBy('lab_order.id').limit(most).execute();
}

/** Keeps a lab's plan of an order; true when it has become another one. */
export async function savePlanOfLab(
  tx: Tx,
  lab: string,
  { id, leavesOn, units }: { id: string; leavesOn: string; units: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lab_order')
    .set({ leaves_on: leavesOn, units: String(units) })
    .where('counterpart', '=', lab)
    .where('id', '=', id)
    .where(sql<boolean>`(leaves_on, units) is distinct from (${leavesOn}::date, ${units}::numeric)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
