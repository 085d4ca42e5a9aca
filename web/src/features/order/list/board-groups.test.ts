import type { ListedOrder } from '@archway/contract/order/model';
import { expect, test } from 'vitest';
import { groupOf, groupRows, isGrouped } from './board-groups.ts';

// A Thursday.
const TODAY = '2026-11-19';
const LEAVES = { column: 'leaves', direction: 'ascending' } as const;
const WHOLE = { hasBefore: false, hasAfter: false };

const row = (orderId: string, leavesOn: string | null, more: Partial<ListedOrder> = {}): ListedOrder =>
  ({ orderId, leavesOn, status: 'accepted', isStarted: true, overdueDays: 0, ...more }) as ListedOrder;

const grouped = (rows: ListedOrder[], place: Partial<Parameters<typeof groupRows>[1]> = {}) =>
  groupRows(rows, { today: TODAY, sort: LEAVES, ...WHOLE, ...place }).map(
    ({ group, rows: of, isWhole }) =>
      `${group}: ${of.map(({ orderId }) => orderId).join(' ')}${isWhole ? '' : '…'}`,
  );

test('what left the lab is in none of its days', () => {
  expect(groupOf(row('a', '2026-11-20', { status: 'shipped' }), TODAY)).toBe('gone');
  expect(groupOf(row('a', '2026-11-20', { status: 'completed' }), TODAY)).toBe('gone');
  expect(groupOf(row('a', '2026-11-20', { status: 'pending', isStarted: false }), TODAY)).toBe('tomorrow');
});

test('overdue comes first and what is over last, whatever days they lie between', () => {
  const rows = [
    row('gone', '2026-11-10', { status: 'completed' }),
    row('late', '2026-11-16'),
    row('overdue', '2026-11-17', { overdueDays: 1 }),
    row('today', TODAY),
    row('sunday', '2026-11-22'),
    row('monday', '2026-11-23'),
    row('december', '2026-12-01'),
  ];
  expect(grouped(rows)).toEqual([
    'overdue: overdue',
    'late: late',
    'today: today',
    'thisWeek: sunday',
    'nextWeek: monday',
    'later: december',
    'gone: gone',
  ]);
  expect(grouped(rows.toReversed(), { sort: { ...LEAVES, direction: 'descending' } }).slice(0, 2)).toEqual([
    'later: december',
    'nextWeek: monday',
  ]);
});

test('a group that goes on beyond the page is not counted', () => {
  const rows = [row('a', '2026-11-16'), row('b', TODAY), row('c', '2026-11-20'), row('d', '2026-11-20')];
  expect(grouped(rows, { hasAfter: true })).toEqual(['late: a', 'today: b', 'tomorrow: c d…']);
  expect(grouped(rows, { hasBefore: true })).toEqual(['late: a…', 'today: b', 'tomorrow: c d']);
});

test('only a list by the day parcels leave has groups', () => {
  expect(isGrouped(LEAVES)).toBe(true);
  expect(isGrouped({ ...LEAVES, column: 'due' })).toBe(false);
});
