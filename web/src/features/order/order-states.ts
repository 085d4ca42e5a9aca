import type { TextKey } from '@archway/locales/keys';
import { displayStateOf, type OrderDisplayState } from '@archway/rules/order/statuses';
import type { StatusName } from '@archway/ui/tokens';

interface ShownState {
  state: OrderDisplayState;
  /** What the gauge shows. */
  status: StatusName;
  text: TextKey;
}

const STATES: Readonly<Record<OrderDisplayState, Omit<ShownState, 'state'>>> = {
  notSent: { status: 'canceled', text: 'orderState.notSent' },
  pending: { status: 'pending', text: 'orderState.pending' },
  canceled: { status: 'canceled', text: 'orderState.canceled' },
  rejected: { status: 'rejected', text: 'orderState.rejected' },
  accepted: { status: 'accepted', text: 'orderState.accepted' },
  inProduction: { status: 'production', text: 'orderState.inProduction' },
  ready: { status: 'ready', text: 'orderState.ready' },
  shipped: { status: 'shipped', text: 'orderState.shipped' },
  completed: { status: 'completed', text: 'orderState.completed' },
};

/** The word and the gauge of a state. A clinic has sent what a lab has still to answer. */
export function stateWords(state: OrderDisplayState, isClinic: boolean): ShownState {
  const { status, text } = STATES[state];
  return { state, status, text: state === 'pending' && isClinic ? 'orderState.sent' : text };
}

export const shownState = (order: Parameters<typeof displayStateOf>[0], isClinic: boolean): ShownState =>
  stateWords(displayStateOf(order), isClinic);
