import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { expect, test } from 'vitest';
import { arrivalOf, dayProblem, daysLate } from './parcel-days.ts';

const way = { ...DEFAULT_LAB_SETTINGS, timeZone: 'UTC' };

test('a parcel travels in working days of the lab, and a day where these are not known', () => {
  expect(arrivalOf('2026-11-13', { ...way, daysOnWay: 1 })).toBe('2026-11-16');
  expect(arrivalOf('2026-11-13', { ...way, daysOnWay: 0 })).toBe('2026-11-13');
  expect(arrivalOf('2026-11-13', null)).toBe('2026-11-14');
});

test('a parcel has both days, arrives after it leaves, and not in another year', () => {
  const today = '2026-11-13';
  const problemOf = (shippedOn: string, arrivesOn: string) => dayProblem({ shippedOn, arrivesOn }, today);
  expect(problemOf('2026-11-13', '2026-11-13')).toBeNull();
  expect(problemOf('', '2026-11-13')).toBe('missing');
  expect(problemOf('2026-11-13', '2026-11-12')).toBe('beforeShipped');
  expect(problemOf('2026-11-13', '2027-11-13')).toBe('tooFar');
});

test('days late are counted from the agreed one, over a change of clocks too', () => {
  expect(daysLate('2026-10-23', '2026-10-26')).toBe(3);
  expect(daysLate('2026-10-23', '2026-10-23')).toBe(0);
  expect(daysLate('2026-10-23', '2026-10-20')).toBe(0);
});
