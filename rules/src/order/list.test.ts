import { expect, test } from 'vitest';
import { boardGroupOf, lastOfNextWeek, lastOfWeek, overdueDays } from './list.ts';

const THURSDAY = '2026-11-12';

test.each([
  ['2026-11-11', 'late'],
  ['2026-11-12', 'today'],
  ['2026-11-13', 'tomorrow'],
  ['2026-11-14', 'thisWeek'],
  ['2026-11-15', 'thisWeek'],
  ['2026-11-16', 'nextWeek'],
  ['2026-11-22', 'nextWeek'],
  ['2026-11-23', 'later'],
] as const)('on a Thursday, what leaves on %s is %s', (leavesOn, group) => {
  expect(boardGroupOf({ leavesOn, isOverdue: false }, THURSDAY)).toBe(group);
});

test('what is overdue comes first, whenever it should have left', () => {
  expect(boardGroupOf({ leavesOn: THURSDAY, isOverdue: true }, THURSDAY)).toBe('overdue');
});

test('on a Sunday the week ends, and tomorrow is of the next one', () => {
  expect([lastOfWeek('2026-11-15'), lastOfNextWeek('2026-11-15')]).toEqual(['2026-11-15', '2026-11-22']);
  expect(boardGroupOf({ leavesOn: '2026-11-16', isOverdue: false }, '2026-11-15')).toBe('tomorrow');
});

test('days overdue are counted from the agreed day, for what is accepted or ready', () => {
  const promised = { status: 'accepted', estimatedOn: '2026-11-10', heldBy: null } as const;
  expect(overdueDays(promised, THURSDAY)).toBe(2);
  expect(overdueDays(promised, '2026-11-10')).toBe(0);
  expect(overdueDays({ ...promised, status: 'shipped' }, THURSDAY)).toBe(0);
  expect(overdueDays({ ...promised, heldBy: 'clinic' }, THURSDAY)).toBe(0);
  expect(overdueDays({ ...promised, estimatedOn: null }, THURSDAY)).toBe(0);
});
