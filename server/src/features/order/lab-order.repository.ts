import { PartnerCard } from '@archway/contract/partner/model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { isClinic, type OrderCaller, type OrderRow } from './order.repository.ts';

/** What a lab's list shows of an order, brought to what the order is now; in the same transaction. Nothing of one never sent. */
export async function projectOrder(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  order: OrderRow,
): Promise<void> {
  const { counterpart, requested_on, sent_at } = order;
  if (counterpart === null || requested_on === null || sent_at === null) return;
  const moved = {
    status: order.status,
    version: order.version,
    started_at: order.started_at,
    estimated_on: order.estimated_on,
  };
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
    clinic_name: PartnerCard.parse(order.home_card).name,
    patient_name: order.patient_name,
    patient_code: order.patient_code,
    dentist_name: order.dentist_name,
    prescribed: JSON.stringify(order.prescribed),
    requested_on,
    is_rush: order.is_rush,
    by_parcel: order.by_parcel,
    sent_at,
  };
  await tx
    .insertInto('lab_order')
    .values({ org_id: caller.orgId, id: order.id, counterpart, code: order.code, ...shown })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'org_id', 'id']).doUpdateSet({ ...shown, updated_at: sql`app_now()` }),
    )
    .execute();
}
