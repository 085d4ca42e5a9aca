import type { TextKey } from '@archway/locales/keys';
import {
  ENDED_STATES,
  IN_LAB_STATES,
  ORDER_DISPLAY_STATES,
  PROMISED_STATES,
} from '@archway/rules/order/list';
import type { OrderDisplayState } from '@archway/rules/order/statuses';
import type { Sort } from '@archway/ui/columns';
import { NEWEST_FIRST, type OrderChips } from './order-view.ts';

/** A list that everybody of one side has. */
export interface OrderTab {
  id: string;
  text: TextKey;
  /** What it is narrowed to beside its chips. */
  fixed: Partial<OrderChips>;
  /** The states it can list, of which its chip offers those. */
  states: readonly OrderDisplayState[];
  sort: Sort;
  /** What it lists waits for the reader. */
  isUrgent?: boolean;
}

const DUE_FIRST: Sort = { column: 'due', direction: 'ascending' };
const LEAVES_FIRST: Sort = { column: 'leaves', direction: 'ascending' };

export const ALL = 'all';

const CLINIC: readonly [OrderTab, ...OrderTab[]] = [
  { id: ALL, text: 'order.tab.all', fixed: {}, states: ORDER_DISPLAY_STATES, sort: NEWEST_FIRST },
  {
    id: 'needsYou',
    text: 'order.tab.needsYou',
    fixed: { queue: 'needsYou' },
    states: ['notSent', ...PROMISED_STATES, 'shipped', 'rejected'],
    sort: NEWEST_FIRST,
    isUrgent: true,
  },
  {
    id: 'waiting',
    text: 'order.tab.waiting',
    fixed: { states: ['pending'] },
    states: ['pending'],
    sort: NEWEST_FIRST,
  },
  {
    id: 'arriving',
    text: 'order.tab.arriving',
    fixed: { queue: 'arrivingThisWeek' },
    states: [...PROMISED_STATES, 'shipped'],
    sort: DUE_FIRST,
  },
  {
    id: 'overdue',
    text: 'order.tab.overdue',
    fixed: { isOverdue: true },
    states: PROMISED_STATES,
    sort: DUE_FIRST,
  },
];

/** What has left a lab is a tab of its own: the day it left would put it before all that is still to leave. */
const LAB: readonly [OrderTab, ...OrderTab[]] = [
  {
    id: 'open',
    text: 'order.tab.open',
    fixed: { states: IN_LAB_STATES },
    states: IN_LAB_STATES,
    sort: LEAVES_FIRST,
  },
  {
    id: 'toAccept',
    text: 'order.tab.toAccept',
    fixed: { states: ['pending'] },
    states: ['pending'],
    sort: LEAVES_FIRST,
    isUrgent: true,
  },
  {
    id: 'mine',
    text: 'order.tab.mine',
    fixed: { queue: 'mine', states: IN_LAB_STATES },
    states: IN_LAB_STATES,
    sort: LEAVES_FIRST,
  },
  {
    id: 'unassigned',
    text: 'order.tab.unassigned',
    fixed: { isUnassigned: true, states: PROMISED_STATES },
    states: PROMISED_STATES,
    sort: LEAVES_FIRST,
  },
  {
    id: 'leaving',
    text: 'order.tab.leaving',
    fixed: { queue: 'leavingThisWeek' },
    states: IN_LAB_STATES,
    sort: LEAVES_FIRST,
  },
  {
    id: 'overdue',
    text: 'order.tab.overdue',
    fixed: { isOverdue: true },
    states: PROMISED_STATES,
    sort: LEAVES_FIRST,
  },
  {
    id: ALL,
    text: 'order.tab.all',
    fixed: {},
    states: ORDER_DISPLAY_STATES.filter((state) => state !== 'notSent'),
    sort: NEWEST_FIRST,
  },
];

export const tabsOf = (isClinic: boolean): readonly [OrderTab, ...OrderTab[]] => (isClinic ? CLINIC : LAB);

/** What a tab lists: the states that are chosen, else its own. */
export const withTab = ({ fixed }: OrderTab, chips: OrderChips): OrderChips => ({
  ...chips,
  ...fixed,
  states: chips.states.length > 0 ? chips.states : (fixed.states ?? []),
});

/** Which chips can narrow the list; those that a tab has decided are not offered. */
export interface OfferedChips {
  /** None where there is nothing to choose from. */
  states: readonly OrderDisplayState[];
  ended: boolean;
  isOverdue: boolean;
  isReleaseAsked: boolean;
  /** Of a clinic. */
  dentistIds: boolean;
  isHeld: boolean;
  /** Of a lab, where the tab has not said whose. */
  technicians: boolean;
}

/** On a tab, or without one on a saved view. */
export function offeredChips(tab: OrderTab | undefined, isClinic: boolean): OfferedChips {
  const { states, fixed } = tab ?? allOf(isClinic);
  return {
    states: states.length > 1 ? states : [],
    // What needs somebody does so however long ago it was rejected.
    ended: fixed.queue === undefined && states.some((state) => ENDED_STATES.includes(state)),
    isOverdue: fixed.isOverdue !== true && PROMISED_STATES.some((state) => states.includes(state)),
    isReleaseAsked: states.includes('notSent'),
    dentistIds: isClinic,
    isHeld: IN_LAB_STATES.some((state) => states.includes(state)),
    technicians: !isClinic && fixed.queue !== 'mine' && fixed.isUnassigned !== true,
  };
}

export const allOf = (isClinic: boolean): OrderTab => {
  const [first, ...others] = tabsOf(isClinic);
  return others.find(({ id }) => id === ALL) ?? first;
};

/** What is not over, as the count beside all orders has it. */
export const openOf = ({ states }: OrderTab): OrderDisplayState[] =>
  states.filter((state) => !ENDED_STATES.includes(state));
