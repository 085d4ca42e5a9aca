import type { OrderDetail, OrderEntry } from '@archway/contract/order/model';
import { displayStateOf, type OrderDisplayState } from '@archway/rules/order/statuses';

export interface TimelineStep {
  state: OrderDisplayState;
  isCurrent: boolean;
  isDone: boolean;
  /** When it came to this; null for what has not happened, and for what has no moment. */
  at: string | null;
}

const WAY: readonly OrderDisplayState[] = [
  'pending',
  'accepted',
  'inProduction',
  'ready',
  'shipped',
  'completed',
];

const COMES_BY: Readonly<Record<OrderDisplayState, readonly OrderEntry['action'][]>> = {
  notSent: ['create', 'copy'],
  pending: ['send', 'release'],
  canceled: ['cancel', 'agreeCancel'],
  rejected: ['reject'],
  accepted: ['accept', 'autoAccept'],
  inProduction: ['startProcessing'],
  ready: ['setReady', 'ship'],
  shipped: ['ship'],
  completed: ['complete'],
};

/** The states an order goes through, with the moments of those it has been in. One that came back ends where it is. */
export function timelineOf(
  detail: Pick<OrderDetail, 'status' | 'isStarted' | 'type' | 'history'>,
): TimelineStep[] {
  const current = displayStateOf(detail);
  const way = wayOf(current, detail);
  const at = way.indexOf(current);
  return way.map((state, place) => ({
    state,
    isCurrent: place === at,
    isDone: place < at,
    at: place > at ? null : momentOf(detail.history, state),
  }));
}

function wayOf(
  current: OrderDisplayState,
  { type }: Pick<OrderDetail, 'type'>,
): readonly OrderDisplayState[] {
  if (current === 'canceled' || current === 'rejected') return ['pending', current];
  // A design alone is not shipped.
  const way = type === 'designOnly' ? WAY.filter((state) => state !== 'shipped') : WAY;
  return current === 'notSent' ? ['notSent', ...way] : way;
}

const momentOf = (history: readonly OrderEntry[], state: OrderDisplayState): string | null =>
  history.findLast(({ action }) => COMES_BY[state].includes(action))?.at ?? null;
