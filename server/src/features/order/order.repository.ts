import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { sql, type Insertable, type Selectable, type UpdateObject } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { dentistsActedFor } from '../dentist/public.ts';

export type OrderRow = Selectable<Schema['order_record']>;
export type OrderChange = Omit<UpdateObject<Schema, 'order_record'>, 'org_id' | 'id' | 'bucket'>;

/** Whose orders: a clinic is their home, a lab their counterpart. A role of own scope sees its own. */
export type OrderCaller = Pick<Caller, 'orgId' | 'orgType' | 'userCode' | 'scope'>;

export const isClinic = ({ orgType }: Pick<Caller, 'orgType'>): boolean =>
  orgType === ORGANIZATION_TYPE.clinic;

/** The orders the caller may see, and no others. Every query of a caller starts here. */
export function ordersOf(tx: Tx, caller: OrderCaller) {
  const { orgId } = caller;
  const orders = isClinic(caller)
    ? tx.selectFrom('order_record').where('order_record.org_id', '=', orgId)
    : tx.selectFrom('order_record').where('order_record.counterpart', '=', orgId);
  return caller.scope === 'own' ? orders.where(isOwnOrder(caller)) : orders;
}

/** The one place that says whose an order is: its maker, its dentist and the deputies; in a lab its technician, or everybody. */
function isOwnOrder(caller: OrderCaller) {
  const { orgId, userCode } = caller;
  if (isClinic(caller))
    return sql<boolean>`exists (
      select from order_plan plan
      where plan.org_id = ${orgId} and plan.bucket = org_bucket(${orgId}) and plan.order_id = order_record.id
        and (plan.created_by = ${userCode} or plan.dentist_id = any (array(${dentistsActedFor(caller)}))))`;
  return sql<boolean>`exists (
    select from lab_order known
    where known.counterpart = ${orgId} and known.id = order_record.id
      and coalesce(known.assigned_to, ${userCode}) = ${userCode})`;
}

export async function findOrder(tx: Tx, caller: OrderCaller, id: string): Promise<OrderRow | undefined> {
  return ordersOf(tx, caller).selectAll('order_record').where('order_record.id', '=', id).executeTakeFirst();
}

/** Those of some orders that the caller may see. */
export async function listOrdersById(
  tx: Tx,
  caller: OrderCaller,
  ids: readonly string[],
): Promise<OrderRow[]> {
  return ordersOf(tx, caller)
    .selectAll('order_record')
    .where('order_record.id', 'in', [...ids])
    .execute();
}

/** Locked until the transaction ends: both sides act on it one after the other. */
export async function lockOrder(tx: Tx, caller: OrderCaller, id: string): Promise<OrderRow | undefined> {
  return ordersOf(tx, caller)
    .selectAll('order_record')
    .where('order_record.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Nothing when the code is taken already. */
export async function insertOrder(
  tx: Tx,
  order: Insertable<Schema['order_record']>,
): Promise<OrderRow | undefined> {
  return tx
    .insertInto('order_record')
    .values(order)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Of an order that is locked. Nothing when another order of its case is open; the transaction is then good for nothing more. */
export async function saveOrderRow(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  id: string,
  change: OrderChange,
): Promise<OrderRow | undefined> {
  const { orgId } = caller;
  const update = isClinic(caller)
    ? tx.updateTable('order_record').where('order_record.org_id', '=', orgId)
    : tx.updateTable('order_record').where('order_record.counterpart', '=', orgId);
  try {
    return await update
      .set({ ...change, updated_at: sql`app_now()` })
      .where('order_record.id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isUniqueViolation(error, 'order_record_one_open')) return undefined;
    throw error;
  }
}

/** Of a clinic, with all that hangs on it. It was never sent. */
export async function deleteOrder(tx: Tx, orgId: string, id: string): Promise<void> {
  await tx.deleteFrom('order_record').where('org_id', '=', orgId).where('id', '=', id).execute();
}

/** The orders of a case, the newest first. */
export async function listOrdersOfCase(tx: Tx, orgId: string, caseId: string): Promise<OrderRow[]> {
  return tx
    .selectFrom('order_record')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** All orders for a work that was made more than once, as far as the caller has them; the first one first. */
export async function listChain(tx: Tx, caller: OrderCaller, chain: string): Promise<OrderRow[]> {
  return ordersOf(tx, caller)
    .selectAll('order_record')
    .where('order_record.chain', '=', chain)
    .orderBy('order_record.created_at')
    .orderBy('order_record.id')
    .execute();
}

/** The same in a statement. */
export const NOW = sql<Date>`app_now()`;

/** The moment by the clock of the database. */
export async function readNow(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  return rows[0]!.now;
}
