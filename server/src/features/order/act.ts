import { OrderCard } from '@archway/contract/order/model';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderStep } from '@archway/rules/order/table';
import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { projectOrder } from './lab-order.repository.ts';
import { keepEntry, type EntryDetail } from './order-history.repository.ts';
import { orderChanged } from './order.events.ts';
import {
  isClinic,
  saveOrderRow,
  type OrderCaller,
  type OrderChange,
  type OrderRow,
} from './order.repository.ts';

/** Who acts, as both sides will read it. */
export interface Acting extends Pick<OrderCaller, 'orgId' | 'orgType'> {
  /** Null for a job. */
  userCode: string | null;
  name: string;
}

/** An order that goes on. */
export const NOT_HELD = { held_by: null, held_at: null, held_name: '', held_text: '' } as const;
export const NOTHING_ASKED = { cancel_asked_at: null, cancel_text: '' } as const;

/** What waited for an answer or for better days no longer does once an order is somewhere else. */
const leftBehind = ({ to }: OrderStep): OrderChange => ({
  ...(to !== undefined && NOTHING_ASKED),
  ...(to !== undefined && !isUnderWay(to) && { ...NOT_HELD, proposed_on: null }),
});

const isUnderWay = (status: OrderStatus): boolean => ['pending', 'accepted', 'ready'].includes(status);

interface Deed {
  step: OrderStep;
  change?: OrderChange;
  detail?: EntryDetail;
  /** How the history calls it, if not as the table does. */
  entry?: 'autoAccept' | 'autoComplete';
  /** Members of the clinic whose own the order is; null where a lab acts. */
  ownedBy: readonly string[] | null;
  /** Who had asked for the release that this answers. */
  asker?: string | null;
  /** To whom the work is given. */
  technician?: string | null;
}

/**
 * Takes a step on a locked order: its row, the entry of its history, what the lab's list shows, and the event. Nothing when
 * another order of the case is open; the transaction is then good for nothing more.
 */
export async function act(
  tx: Tx,
  acting: Acting,
  before: OrderRow,
  { step, change = {}, detail, entry, ownedBy, asker = null, technician = null }: Deed,
): Promise<OrderRow | undefined> {
  const after = await saveOrderRow(tx, acting, before.id, {
    ...leftBehind(step),
    ...change,
    status: step.to ?? before.status,
    version: before.version + 1,
    acted_org: acting.orgId,
    acted_by: acting.userCode,
    acted_name: acting.name,
  });
  if (after === undefined) return undefined;
  const action = entry ?? step.action;
  const entryId = await keepEntry(tx, after, {
    action,
    from: before.status,
    doneOrg: acting.orgId,
    doneBy: acting.userCode,
    doneByName: acting.name,
    ...(detail !== undefined && { detail }),
  });
  await projectOrder(tx, acting, after);
  await record(tx, orderChanged, {
    orderId: after.id,
    entryId,
    caseId: after.case_id,
    code: after.code,
    action,
    clinic: after.org_id,
    lab: after.counterpart,
    ownedBy: ownedBy === null ? null : [...ownedBy],
    ownName: OrderCard.parse(isClinic(acting) ? after.home_card : after.counterpart_card).name,
    userCode: acting.userCode,
    isNameShared: after.shares_name,
    asker,
    technician,
  });
  return after;
}
