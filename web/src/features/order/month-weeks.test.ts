import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION } from '@archway/rules/treatment/prescription';
import { expect, test } from 'vitest';
import { plusMonths, weeksOf } from './month-weeks.ts';
import { workTimeOf } from './work-time.ts';

test('a month in weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect([plusMonths('2026-11', 2), plusMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('a lab takes as long as for the slowest work', () => {
  const both = putWork(putWork(EMPTY_PRESCRIPTION, [11], 'Veneer').next, [36], 'Crown').next;
  expect(workTimeOf(DEFAULT_LAB_SETTINGS, both.works)).toEqual({ usualDays: 6, daysOnWay: 1 });
  expect(workTimeOf(DEFAULT_LAB_SETTINGS, [])).toEqual({ usualDays: 0, daysOnWay: 1 });
});
