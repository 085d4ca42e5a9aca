import { OrderPlan, WorkPlace } from '@archway/contract/order/model';
import { ORDER_TYPES } from '@archway/rules/order/statuses';
import { sql, type Selectable, type UpdateObject } from 'kysely';
import { z } from 'zod';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Schema, Tx } from '../../platform/db/database.ts';

export type PlanRow = Selectable<Schema['order_plan']>;

/** What the clinic wants to send. Nothing of another clinic, and never a lab's. */
export async function findPlan(tx: Tx, orgId: string, orderId: string): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('order_plan')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

export async function listPlans(
  tx: Tx,
  orgId: string,
  orderIds: readonly string[],
): Promise<Map<string, PlanRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_plan')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

const columnsOf = (plan: OrderPlan) => ({
  lab: plan.labCode,
  type: plan.type,
  shares_name: plan.sharesName,
  by_parcel: plan.comesByParcel,
  requested_on: plan.requestedOn,
  dentist_id: plan.dentistId,
  signature: plan.signature,
  note: plan.note,
  works: JSON.stringify(plan.works),
  files: [...new Set(plan.files)],
});

export async function insertPlan(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
  orderId: string,
  plan: OrderPlan,
): Promise<void> {
  await tx
    .insertInto('order_plan')
    .values({ org_id: orgId, order_id: orderId, created_by: userCode, ...columnsOf(plan) })
    .execute();
}

/** Of an order that is locked, as all below. */
export async function savePlan(tx: Tx, orgId: string, orderId: string, plan: OrderPlan): Promise<void> {
  await tx
    .updateTable('order_plan')
    .set({ ...columnsOf(plan), version: sql`version + 1` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('order_id', '=', orderId)
    .execute();
}

/** Which files go with it, as they went already. */
export async function savePlannedFiles(
  tx: Tx,
  orgId: string,
  orderId: string,
  files: readonly string[],
): Promise<void> {
  await tx
    .updateTable('order_plan')
    .set({ files: [...files], version: sql`version + 1` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('order_id', '=', orderId)
    .execute();
}

export type PlanChange = Pick<
  UpdateObject<Schema, 'order_plan'>,
  'release_asked_at' | 'release_asked_by' | 'returned_reason' | 'checked_at' | 'case_before'
>;

export async function changePlan(tx: Tx, orgId: string, orderId: string, change: PlanChange): Promise<void> {
  await tx
    .updateTable('order_plan')
    .set(change)
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('order_id', '=', orderId)
    .execute();
}

export function planOf(row: PlanRow): OrderPlan {
  return {
    labCode: row.lab,
    type: z.enum(ORDER_TYPES).parse(row.type),
    sharesName: row.shares_name,
    comesByParcel: row.by_parcel,
    requestedOn: row.requested_on,
    dentistId: row.dentist_id,
    signature: row.signature,
    note: row.note,
    works: z.array(WorkPlace).parse(row.works),
    files: row.files,
  };
}
