import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MarkShape } from '@archway/contract/mark/model';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isClinic, type OrderCaller } from './order.repository.ts';

export type OrderMarkRow = Selectable<Schema['order_mark']>;

export interface SentMarks {
  orderId: string;
  lab: string;
  attempt: number;
  marks: readonly { shape: MarkShape; madeBy: string }[];
}

/** Puts the marks that go with an order in the place of those that went before. */
export async function replaceMarks(
  tx: Tx,
  orgId: string,
  { orderId, lab, attempt, marks }: SentMarks,
): Promise<void> {
  await tx
    .updateTable('order_mark')
    .set({ removed_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('order_id', '=', orderId)
    .where('made_org', '=', orgId)
    .where('removed_at', 'is', null)
    .execute();
  await addMarks(tx, orgId, { orderId, lab, attempt, marks });
}

/** Adds marks of the clinic to those that went with an order. */
export async function addMarks(
  tx: Tx,
  orgId: string,
  { orderId, lab, attempt, marks }: SentMarks,
): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('order_mark')
    .values(
      marks.map(({ shape, madeBy }) => ({
        org_id: orgId,
        id: uuidv7(),
        counterpart: lab,
        order_id: orderId,
        attempt,
        shape: JSON.stringify(shape),
        made_org: orgId,
        made_by_name: madeBy,
      })),
    )
    .execute();
}

export async function listOrderMarks(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  orderId: string,
): Promise<OrderMarkRow[]> {
  const marks = isClinic(caller)
    ? tx.selectFrom('order_mark').where('order_mark.org_id', '=', caller.orgId)
    : tx.selectFrom('order_mark').where('order_mark.counterpart', '=', caller.orgId);
  return marks
    .selectAll()
    .where('order_mark.order_id', '=', orderId)
    .where('order_mark.removed_at', 'is', null)
    .orderBy('order_mark.made_at')
    .orderBy('order_mark.id')
    .execute();
}
