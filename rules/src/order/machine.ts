import {
  ORDER_STEPS,
  type OrderAction,
  type OrderActor,
  type OrderGuard,
  type OrderSide,
  type OrderStep,
} from './table.ts';
import type { OrderStatus } from './statuses.ts';

/** Who asks: of which side, and at the clinic whether this order may be released by them. */
export interface OrderCaller {
  side: OrderSide;
  mayRelease: boolean;
}

const IS: Readonly<Record<OrderActor, (caller: OrderCaller) => boolean>> = {
  clinic: ({ side }) => side === 'clinic',
  lab: ({ side }) => side === 'lab',
  releaser: ({ side, mayRelease }) => side === 'clinic' && mayRelease,
  asker: ({ side, mayRelease }) => side === 'clinic' && !mayRelease,
};

/** The step, or nothing where this caller cannot do this in this status. */
export function orderStep(
  status: OrderStatus,
  action: OrderAction,
  caller: OrderCaller,
): OrderStep | undefined {
  return ORDER_STEPS.find(
    (step) => step.action === action && step.from.includes(status) && IS[step.by](caller),
  );
}

/** What is true of an order and of the request, by guard. What a caller does not state counts as not true. */
export type OrderFacts = Partial<Record<OrderGuard, boolean>>;

/** The first condition of a step that is not met. */
export function unmetGuard({ guards = [] }: OrderStep, facts: OrderFacts): OrderGuard | undefined {
  return guards.find((guard) => facts[guard] !== true);
}

/** What a caller can do now, each once, in the order of the table. Reasons are asked for when it is done. */
export function orderActions(status: OrderStatus, caller: OrderCaller, facts: OrderFacts): OrderAction[] {
  const possible = ORDER_STEPS.filter(
    (step) =>
      step.from.includes(status) &&
      IS[step.by](caller) &&
      unmetGuard(step, { ...facts, hasReason: true }) === undefined,
  );
  return [...new Set(possible.map(({ action }) => action))];
}
