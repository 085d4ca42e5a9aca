import { expect, test } from 'vitest';
import { daysOfGroup, groupDays, loadOfGroup } from './load-words.ts';

// A Thursday.
const TODAY = '2026-11-19';
const LOAD = {
  today: TODAY,
  dailyUnits: 12,
  days: [
    { day: '2026-11-16', orders: 1, units: 4 },
    { day: TODAY, orders: 3, units: 10.5 },
  ],
};
const format = {
  shortWeekday: (day: string) => day,
  monthDayRange: (from: string, to: string) => `${from} ${to}`,
};

test('weeks end on Sunday', () => {
  expect(daysOfGroup('thisWeek', TODAY)).toEqual({ from: '2026-11-21', to: '2026-11-22' });
  expect(daysOfGroup('nextWeek', TODAY)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
});

test('a group says its day or its days', () => {
  expect(groupDays('tomorrow', TODAY, format)).toBe('2026-11-20');
  expect(groupDays('nextWeek', TODAY, format)).toBe('2026-11-23 2026-11-29');
  expect(groupDays('overdue', TODAY, format)).toBe('');
});

test('a single day says how full it is, also while nothing leaves on it', () => {
  expect(loadOfGroup('today', LOAD)).toEqual({ used: 10.5, capacity: 12 });
  expect(loadOfGroup('tomorrow', LOAD)).toEqual({ used: 0, capacity: 12 });
});

test('there is no bar for several days, nor where no capacity is known', () => {
  expect(loadOfGroup('nextWeek', LOAD)).toBeNull();
  expect(loadOfGroup('late', LOAD)).toBeNull();
  expect(loadOfGroup('today', { ...LOAD, dailyUnits: null })).toBeNull();
});
