/** As they stand on the wire. That a lab has started is a date within `accepted`. */
export const ORDER_STATUSES = [
  'notSent',
  'pending',
  'canceled',
  'rejected',
  'accepted',
  'ready',
  'shipped',
  'completed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Work is under way or asked for. A case has at most one such order. */
export const OPEN_STATUSES = ['pending', 'accepted', 'ready', 'shipped'] as const satisfies OrderStatus[];

export const isOpen = (status: OrderStatus): boolean =>
  (OPEN_STATUSES as readonly OrderStatus[]).includes(status);

/** What screens show. */
export type OrderDisplayState = OrderStatus | 'inProduction';

export const displayStateOf = ({
  status,
  isStarted,
}: {
  status: OrderStatus;
  isStarted: boolean;
}): OrderDisplayState => (status === 'accepted' && isStarted ? 'inProduction' : status);

/** How far a case has come with its newest order. Derived, never stored. */
export const CASE_ORDER_STATUSES = ['notSent', 'sent', 'accepted', 'rejected', 'completed'] as const;
export type CaseOrderStatus = (typeof CASE_ORDER_STATUSES)[number];

const OF_CASE: Readonly<Record<OrderStatus, CaseOrderStatus>> = {
  notSent: 'notSent',
  canceled: 'notSent',
  pending: 'sent',
  accepted: 'accepted',
  ready: 'accepted',
  shipped: 'accepted',
  rejected: 'rejected',
  completed: 'completed',
};

export const caseOrderStatusOf = (newest: OrderStatus | undefined): CaseOrderStatus =>
  newest === undefined ? 'notSent' : OF_CASE[newest];

/** `remake` is made by that action alone. */
export const ORDER_TYPES = ['designAndMake', 'designOnly', 'makeOnly', 'remake', 'repair'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Why a lab says no. */
export const REJECT_REASONS = [
  'scanUnreadable',
  'marginUnclear',
  'bite',
  'informationMissing',
  'date',
  'workNotOffered',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Why a work is made once more. */
export const REMAKE_CAUSES = [
  'fit',
  'contact',
  'occlusion',
  'shade',
  'margin',
  'damage',
  'scan',
  'other',
] as const;
export type RemakeCause = (typeof REMAKE_CAUSES)[number];
