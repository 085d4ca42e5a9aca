import { expect, test } from 'vitest';
import { leaveDay } from './leave-day.ts';

const WEEKDAYS = { workingDays: [1, 2, 3, 4, 5], holidays: [] };

test('over a weekend: due on Monday, a day on the way, it leaves on Friday', () => {
  expect(leaveDay(WEEKDAYS, '2026-11-16', 1)).toBe('2026-11-13');
  expect(leaveDay(WEEKDAYS, '2026-11-17', 2)).toBe('2026-11-13');
});

test('holidays are no working days', () => {
  const christmas = { name: 'Christmas', from: '2026-12-24', to: '2027-01-01' };
  expect(leaveDay({ ...WEEKDAYS, holidays: [christmas] }, '2027-01-04', 1)).toBe('2026-12-23');
});

test('without a day on the way it leaves on the agreed day, or on the last working day before', () => {
  expect(leaveDay(WEEKDAYS, '2026-11-16', 0)).toBe('2026-11-16');
  expect(leaveDay(WEEKDAYS, '2026-11-15', 0)).toBe('2026-11-13');
});

test('a lab that never works has the agreed day', () => {
  expect(leaveDay({ workingDays: [], holidays: [] }, '2026-11-16', 1)).toBe('2026-11-16');
});
