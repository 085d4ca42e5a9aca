import { orderStep, unmetGuard, type OrderFacts } from '@archway/rules/order/machine';
import { factsOfWork } from '@archway/rules/order/facts';
import { mayRelease } from '@archway/rules/order/release';
import type { OrderStatus, OrderType } from '@archway/rules/order/statuses';
import type { OrderAction, OrderGuard, OrderSide, OrderStep } from '@archway/rules/order/table';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import type { Acting } from './act.ts';
import { awaitsParcel } from './awaits-parcel.ts';
import { findPlan, type PlanRow } from './order-plan.repository.ts';
import { lockOrder, type OrderRow } from './order.repository.ts';
import { ownersOf } from './owners.ts';
import { readRelease, type Release } from './release-facts.ts';

export async function actingAs(tx: Tx, { orgId, orgType, userCode }: Caller): Promise<Acting> {
  const names = await namesOf(tx, orgId, [userCode]);
  return { orgId, orgType, userCode, name: names.get(userCode) ?? '' };
}

/** An order of a clinic that is locked, with what only the clinic knows of it. */
export interface OwnOrder {
  order: OrderRow;
  plan: PlanRow;
  release: Release;
  ownedBy: string[];
}

export async function lockOwnOrder(tx: Tx, caller: Caller, id: string): Promise<OwnOrder | undefined> {
  const order = await lockOrder(tx, caller, id);
  const plan = order && (await findPlan(tx, caller.orgId, id));
  if (order === undefined || plan === undefined) return undefined;
  const release = await readRelease(tx, caller, plan.dentist_id);
  return { order, plan, release, ownedBy: await ownersOf(tx, caller.orgId, plan) };
}

/** The step that a caller of the clinic can take in the order's status; nothing where the table has none. */
export const stepOfClinic = (
  { order, release }: Pick<OwnOrder, 'order' | 'release'>,
  action: OrderAction,
): OrderStep | undefined =>
  orderStep(order.status as OrderStatus, action, { side: 'clinic', mayRelease: mayRelease(release.facts) });

export const stepOfLab = (order: OrderRow, action: OrderAction): OrderStep | undefined =>
  orderStep(order.status as OrderStatus, action, { side: 'lab', mayRelease: false });

type WorkColumns = Pick<
  OrderRow,
  'type' | 'started_at' | 'held_by' | 'proposed_on' | 'cancel_asked_at' | 'by_parcel' | 'arrived_at'
>;

/** What the table asks about an order, by its row alone. */
export const workFactsOf = (row: WorkColumns, side: OrderSide): OrderFacts =>
  factsOfWork(
    {
      type: row.type as OrderType,
      isStarted: row.started_at !== null,
      heldBy: row.held_by as OrderSide | null,
      isDateProposed: row.proposed_on !== null,
      isCancelAsked: row.cancel_asked_at !== null,
      awaitsParcel: awaitsParcel(row),
    },
    side,
  );

/** The step of a lab whose conditions the order's row meets. */
export function workStepOfLab(
  order: OrderRow,
  action: OrderAction,
  facts: OrderFacts = {},
): OrderStep | undefined {
  const step = stepOfLab(order, action);
  const known = { ...workFactsOf(order, 'lab'), ...facts };
  return step !== undefined && unmetOf(step, known) === undefined ? step : undefined;
}

/** The first condition of the step that is not met. */
export const unmetOf = (step: OrderStep, facts: OrderFacts): OrderGuard | undefined =>
  unmetGuard(step, facts);
