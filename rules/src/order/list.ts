import { weekdayOf } from '../calendar.ts';
import { plusDays } from '../date-presets.ts';
import type { OrderDisplayState, OrderStatus } from './statuses.ts';
import type { OrderSide } from './table.ts';

/** What lists show and narrow to, in the order in which work goes on. */
export const ORDER_DISPLAY_STATES = [
  'notSent',
  'pending',
  'accepted',
  'inProduction',
  'ready',
  'shipped',
  'completed',
  'rejected',
  'canceled',
] as const satisfies readonly OrderDisplayState[];

/** Of those the days of a list are asked; all others are always listed. */
export const ENDED_STATUSES = ['completed', 'rejected', 'canceled'] as const satisfies readonly OrderStatus[];
export const ENDED_STATES: readonly OrderDisplayState[] = ENDED_STATUSES;

/** With the lab: neither on its way yet nor over. What its board shows. */
export const IN_LAB_STATES = [
  'pending',
  'accepted',
  'inProduction',
  'ready',
] as const satisfies readonly OrderDisplayState[];

/** Promised and not on its way: what can be overdue. */
export const PROMISED_STATES = ['accepted', 'inProduction', 'ready'] as const satisfies OrderDisplayState[];

/** What a tab lists that no filter says: the first two of a clinic, the others of a lab. `mine` is what was given to the reader. */
export const ORDER_QUEUES = ['needsYou', 'arrivingThisWeek', 'leavingThisWeek', 'mine'] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** The columns that a reader can show or hide, in their order. The patient always stands there. */
export const ORDER_COLUMNS = [
  'works',
  'dentist',
  'other',
  'state',
  'technician',
  'units',
  'tray',
  'due',
  'sent',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** What a list of orders can be sorted by, beside its age. `leaves` is a lab's; to a clinic it is `due`. */
export const ORDER_SORTS = ['updatedAt', 'due', 'leaves'] as const;

const DAYS_OF_WEEK = 7;

/** Weeks end on Sunday. */
export const lastOfWeek = (day: string): string => plusDays(day, DAYS_OF_WEEK - weekdayOf(day));

export const lastOfNextWeek = (day: string): string => plusDays(lastOfWeek(day), DAYS_OF_WEEK);

/** Whole days of the calendar from one date to another. */
export const daysFrom = (one: string, other: string): number =>
  Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / 86_400_000);

interface Promised {
  status: OrderStatus;
  estimatedOn: string | null;
  heldBy: OrderSide | null;
}

/** How many days an order is overdue on a day of its lab; 0 for one that is not, and for one that is held. */
export const overdueDays = ({ status, estimatedOn, heldBy }: Promised, today: string): number =>
  heldBy === null &&
  (status === 'accepted' || status === 'ready') &&
  estimatedOn !== null &&
  estimatedOn < today
    ? daysFrom(estimatedOn, today)
    : 0;

/** The parts of a lab's board, in their order. */
export const BOARD_GROUPS = [
  'overdue',
  'late',
  'today',
  'tomorrow',
  'thisWeek',
  'nextWeek',
  'later',
] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

/** Where an order stands on its lab's board. Late is what should have left and is not due yet. */
export function boardGroupOf(
  { leavesOn, isOverdue }: { leavesOn: string; isOverdue: boolean },
  today: string,
): BoardGroup {
  if (isOverdue) return 'overdue';
  if (leavesOn < today) return 'late';
  if (leavesOn === today) return 'today';
  if (leavesOn === plusDays(today, 1)) return 'tomorrow';
  if (leavesOn <= lastOfWeek(today)) return 'thisWeek';
  return leavesOn <= lastOfNextWeek(today) ? 'nextWeek' : 'later';
}
