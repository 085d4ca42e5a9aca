import { orderStep, type OrderFacts } from '@archway/rules/order/machine';
import { mayRelease } from '@archway/rules/order/release';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderAction, OrderStep } from '@archway/rules/order/table';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Acting } from './act.ts';
import { actingAs, lockOwnOrder, unmetOf, workFactsOf, type OwnOrder } from './on-order.ts';
import { presentDetail } from './order.present.ts';
import { isClinic, lockOrder, type OrderRow } from './order.repository.ts';

interface Asked {
  tx: Tx;
  store: ObjectStore;
  caller: Caller;
  input: { orderId: string; version: number };
  fail: (failure: 'notFound' | 'orderStateConflict', more?: { data?: unknown }) => never;
}

export interface Begun {
  /** Locked. */
  order: OrderRow;
  step: OrderStep;
  acting: Acting;
  /** Members of the clinic whose own it is; null where a lab acts. */
  ownedBy: string[] | null;
  /** What only the clinic knows of it. */
  own: OwnOrder | undefined;
}

/**
 * Locks an order and finds the step that its caller can take now. Ends the call with the order as it is where the table has none,
 * a condition is not met, or the page showed an older version. Reasons are asked for by the input of the call.
 */
export async function beginStep(
  { tx, store, caller, input, fail }: Asked,
  action: OrderAction,
  facts: OrderFacts = {},
): Promise<Begun> {
  const own = isClinic(caller) ? await lockOwnOrder(tx, caller, input.orderId) : undefined;
  const order = isClinic(caller) ? own?.order : await lockOrder(tx, caller, input.orderId);
  if (order === undefined) return fail('notFound');
  const side = isClinic(caller) ? 'clinic' : 'lab';
  const step = orderStep(order.status as OrderStatus, action, {
    side,
    mayRelease: own !== undefined && mayRelease(own.release.facts),
  });
  const known = { hasReason: true, ...workFactsOf(order, side), ...facts };
  if (step === undefined || order.version !== input.version || unmetOf(step, known) !== undefined)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  return { order, step, acting: await actingAs(tx, caller), ownedBy: own?.ownedBy ?? null, own };
}
