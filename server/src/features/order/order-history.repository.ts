import type { Shipping } from '@archway/contract/order/model';
import type { RemakeCause } from '@archway/rules/order/statuses';
import type { OrderAction } from '@archway/rules/order/table';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isClinic, type OrderCaller, type OrderRow } from './order.repository.ts';

export type HistoryRow = Selectable<Schema['order_history']>;

export interface EntryDetail {
  reason?: string;
  reasonText?: string;
  /** What an acceptance promised or proposed. */
  day?: string | null;
  shipping?: Shipping;
  /** What a correction of it has changed. */
  shippingBefore?: Shipping;
  /** Names of files on the order. */
  added?: readonly string[];
  replaced?: readonly string[];
  isWithoutNotice?: boolean;
  /** The agreed day before it was moved. */
  dayBefore?: string | null;
  lostDays?: number;
  agrees?: boolean;
  cause?: RemakeCause;
  /** The name of a member of the lab. */
  technician?: string;
  /** The dentist whose deputy did it. */
  actedFor?: string;
  /** Sent to a lab that has not had this order before; and one that makes a work once more. Counters go by both. */
  isNewToLab?: true;
  isRemake?: true;
}

export interface NewEntry {
  action: OrderAction | 'create' | 'copy' | 'autoAccept' | 'autoComplete';
  from: string | null;
  doneOrg: string;
  /** Null for a job. */
  doneBy: string | null;
  doneByName: string;
  detail?: EntryDetail;
}

/** One row an action, in its transaction, with the order as it is afterwards. Answers with its id. */
export async function keepEntry(tx: Tx, order: OrderRow, entry: NewEntry): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('order_history')
    .values({
      org_id: order.org_id,
      id,
      counterpart: order.counterpart,
      order_id: order.id,
      version: order.version,
      action: entry.action,
      from_status: entry.from,
      to_status: order.status,
      revision: order.revision,
      done_org: entry.doneOrg,
      done_by: entry.doneBy,
      done_by_name: entry.doneByName,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
  return id;
}

/** Oldest first. A lab reads what happened since the order was sent. */
export async function listEntries(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  orderId: string,
): Promise<HistoryRow[]> {
  const { orgId } = caller;
  const entries = isClinic(caller)
    ? tx
        .selectFrom('order_history')
        .where('order_history.org_id', '=', orgId)
        .where('order_history.bucket', '=', bucketOf(orgId))
    : tx.selectFrom('order_history').where('order_history.counterpart', '=', orgId);
  return entries
    .selectAll()
    .where('order_history.order_id', '=', orderId)
    .orderBy('order_history.version')
    .execute();
}
