import type { CaseOrder } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import {
  displayStateOf,
  isOpen,
  ORDER_STATUSES,
  type OrderDisplayState,
  type OrderStatus,
} from '@archway/rules/order/statuses';
import type { StatusName } from '@archway/ui/tokens';

interface ShownOrderState {
  status: StatusName;
  text: TextKey;
}

/** As a clinic reads them: what waits for the lab is sent. */
const STATES: Readonly<Record<OrderDisplayState, ShownOrderState>> = {
  notSent: { status: 'canceled', text: 'orderState.notSent' },
  pending: { status: 'pending', text: 'orderState.sent' },
  canceled: { status: 'canceled', text: 'orderState.canceled' },
  rejected: { status: 'rejected', text: 'orderState.rejected' },
  accepted: { status: 'accepted', text: 'orderState.accepted' },
  inProduction: { status: 'production', text: 'orderState.inProduction' },
  ready: { status: 'ready', text: 'orderState.ready' },
  shipped: { status: 'shipped', text: 'orderState.shipped' },
  completed: { status: 'completed', text: 'orderState.completed' },
};

/** The word and the glyph of an order's state; one that a newer server may know is not sent to us. */
export const orderState = (order: Pick<CaseOrder, 'status' | 'isStarted'>): ShownOrderState =>
  STATES[displayStateOf(order)] ?? STATES.notSent;

/** What a list can be narrowed to, in the words of its rows. */
export const ORDER_CHOICES: readonly { value: OrderStatus; text: TextKey }[] = ORDER_STATUSES.map(
  (value) => ({
    value,
    text: STATES[value].text,
  }),
);

export const hasOpenOrder = ({ order }: { order: Pick<CaseOrder, 'status'> | null }): boolean =>
  order !== null && isOpen(order.status);

/** One is being prepared or worked on: that is opened rather than another one begun. */
export const isUnderWay = (row: { order: Pick<CaseOrder, 'status'> | null }): boolean =>
  hasOpenOrder(row) || row.order?.status === 'notSent';
