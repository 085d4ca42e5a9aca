import type { OrderDetail, OrderEntry } from '@archway/contract/order/model';
import { displayStateOf, type OrderDisplayState } from '@archway/rules/order/statuses';

export interface TimelineStep {
  state: OrderDisplayState;
  isCurrent: boolean;
  isDone: boolean;
  /** When it came to this; null for what has not happened, and for what has no moment. */
  at: string | null;
  /** For what has not: a day that is wanted, expected, agreed or told by the parcel. */
  day: string | null;
  dayIs: 'requested' | 'estimated' | 'due' | 'arrives' | null;
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

type Told = Pick<
  OrderDetail,
  'status' | 'isStarted' | 'type' | 'history' | 'requestedOn' | 'estimatedOn' | 'shipping'
>;

/**
 * The states an order goes through, with the moments of those it has been in and the days of those to come. One that came
 * back ends where it is.
 */
export function timelineOf(
  detail: Told,
  /** The day on which it should leave the lab; null while that is not known. */
  leavesOn: string | null = null,
): TimelineStep[] {
  const current = displayStateOf(detail);
  const way = wayOf(current, detail);
  const place = way.indexOf(current);
  return way.map((state, i) => ({
    state,
    isCurrent: i === place,
    isDone: i < place,
    at: i > place ? null : momentOf(detail.history, state),
    ...(i > place ? dayOf(state, detail, leavesOn) : NO_DAY),
  }));
}

const NO_DAY = { day: null, dayIs: null } as const;

function dayOf(
  state: OrderDisplayState,
  { requestedOn, estimatedOn, shipping }: Told,
  leavesOn: string | null,
): Pick<TimelineStep, 'day' | 'dayIs'> {
  if ((state === 'ready' || state === 'shipped') && leavesOn !== null && estimatedOn !== null)
    return { day: leavesOn, dayIs: 'estimated' };
  if (state !== 'completed') return NO_DAY;
  if (shipping !== null) return { day: shipping.arrivesOn, dayIs: 'arrives' };
  if (estimatedOn !== null) return { day: estimatedOn, dayIs: 'due' };
  return requestedOn === null ? NO_DAY : { day: requestedOn, dayIs: 'requested' };
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
