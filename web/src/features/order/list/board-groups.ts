import type { ListedOrder } from '@archway/contract/order/model';
import { BOARD_GROUPS, boardGroupOf, IN_LAB_STATES, type BoardGroup } from '@archway/rules/order/list';
import { displayStateOf } from '@archway/rules/order/statuses';
import type { Sort } from '@archway/ui/columns';

/** What has left the lab, or is over, comes after all that is still in it. */
export type ShownGroup = BoardGroup | 'gone';

export interface GroupedRows {
  group: ShownGroup;
  rows: readonly ListedOrder[];
  /** Whether all of the group is on this page. */
  isWhole: boolean;
}

export interface Place {
  /** There is a page before this one. */
  hasBefore: boolean;
  hasAfter: boolean;
}

const IN_LAB: ReadonlySet<string> = new Set(IN_LAB_STATES);

/** Groups follow the day on which parcels leave, so a list sorted by anything else has none. */
export const isGrouped = ({ column }: Sort): boolean => column === 'leaves';

/** Where the day on which it leaves, or was to leave, puts an order. */
function dayGroupOf({ leavesOn, overdueDays }: ListedOrder, today: string): BoardGroup {
  return leavesOn === null ? 'later' : boardGroupOf({ leavesOn, isOverdue: overdueDays > 0 }, today);
}

export const groupOf = (order: ListedOrder, today: string): ShownGroup =>
  IN_LAB.has(displayStateOf(order)) ? dayGroupOf(order, today) : 'gone';

/** A page of a lab's list by groups, which are the other way round where the last to leave comes first. */
export function groupRows(
  rows: readonly ListedOrder[],
  { today, sort, hasBefore, hasAfter }: { today: string; sort: Sort } & Place,
): GroupedRows[] {
  const byGroup = Map.groupBy(rows, (row) => groupOf(row, today));
  const inOrder = sort.direction === 'ascending' ? BOARD_GROUPS : BOARD_GROUPS.toReversed();
  // A page is cut by the day alone: the groups of its first and last row may go on beyond it.
  const edges = [...(hasBefore ? rows.slice(0, 1) : []), ...(hasAfter ? rows.slice(-1) : [])];
  const cut = new Set<ShownGroup>(edges.map((row) => dayGroupOf(row, today)));
  // Rows of these two lie between each other.
  if (cut.has('overdue') || cut.has('late')) cut.add('overdue').add('late');
  if (edges.length > 0) cut.add('gone');
  return [...inOrder, 'gone' as const]
    .filter((group) => byGroup.has(group))
    .map((group) => ({ group, rows: byGroup.get(group) ?? [], isWhole: !cut.has(group) }));
}
