import { PartnerCard } from '@archway/contract/partner/model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { isClinic, type OrderCaller, type OrderRow } from './order.repository.ts';
import { awaitsParcel } from './awaits-parcel.ts';

/** What a lab's list shows of an order, brought to what the order is now; in the same transaction. Nothing of one never sent. */
export async function projectOrder(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  order: OrderRow,
): Promise<void> {
  const { counterpart, requested_on, sent_at } = order;
  if (counterpart === null || requested_on === null || sent_at === null) return;
  const moved = movedBy(order);
  if (!isClinic(caller)) {
    await tx
      .updateTable('lab_order')
      .set({ ...moved, updated_at: sql`app_now()` })
      .where('counterpart', '=', caller.orgId)
      .where('id', '=', order.id)
      .execute();
    return;
  }
  const shown = {
    ...moved,
    type: order.type,
    revision: order.revision,
    clinic_name: PartnerCard.parse(order.home_card).name,
    patient_name: order.patient_name,
    patient_code: order.patient_code,
    dentist_name: order.dentist_name,
    deputy_name: order.deputy_name,
    prescribed: JSON.stringify(order.prescribed),
    requested_on,
    is_rush: order.is_rush,
    by_parcel: order.by_parcel,
    sent_at,
  };
  await tx
    .insertInto('lab_order')
    // Until the lab has planned it, it leaves on the day that was asked for.
    .values({
      org_id: caller.orgId,
      id: order.id,
      counterpart,
      code: order.code,
      leaves_on: requested_on,
      ...shown,
    })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'org_id', 'id']).doUpdateSet({
        ...shown,
        leaves_on: sql`case when lab_order.requested_on = excluded.requested_on
          then lab_order.leaves_on else excluded.leaves_on end`,
        updated_at: sql`app_now()`,
      }),
    )
    .execute();
}

/** What either side changes of an order under way. */
const movedBy = (order: OrderRow) => ({
  status: order.status,
  version: order.version,
  started_at: order.started_at,
  estimated_on: order.estimated_on,
  proposed_on: order.proposed_on,
  reason: order.reason,
  carrier: order.carrier,
  arrives_on: order.arrives_on,
  ended_at: order.ended_at,
  auto_accepted: order.auto_accepted,
  held_by: order.held_by,
  cancel_asked: order.cancel_asked_at !== null,
  awaits_parcel: awaitsParcel(order),
});

/** Gives an order to a member of its lab, or to nobody. */
export async function saveTechnician(
  tx: Tx,
  lab: string,
  orderId: string,
  technician: string | null,
): Promise<void> {
  await tx
    .updateTable('lab_order')
    .set({ assigned_to: technician, updated_at: sql`app_now()` })
    .where('counterpart', '=', lab)
    .where('id', '=', orderId)
    .execute();
}

/** Who works on an order of a lab; null while nobody is assigned. */
export async function findTechnician(tx: Tx, lab: string, orderId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('lab_order')
    .select('assigned_to')
    .where('counterpart', '=', lab)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.assigned_to ?? null;
}
