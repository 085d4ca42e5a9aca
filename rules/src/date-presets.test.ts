import { expect, test } from 'vitest';
import { DATE_PRESETS, datesOf, presetDates, todayIn, type DatePreset } from './date-presets.ts';

test('presets are offered in one order', () => {
  expect(DATE_PRESETS).toEqual([
    'allTime',
    'yesterday',
    'last7Days',
    'last30Days',
    'thisMonth',
    'previousMonth',
  ]);
});

test.each<[DatePreset, string, string, string]>([
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
  ['last7Days', '2026-11-12', '2026-11-06', '2026-11-12'],
  ['last30Days', '2026-01-10', '2025-12-12', '2026-01-10'],
  ['thisMonth', '2026-11-12', '2026-11-01', '2026-11-12'],
  ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['previousMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['previousMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
])('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetDates(preset, today)).toEqual({ from, to });
});

test('all time has no dates, and chosen dates are themselves', () => {
  const now = new Date('2026-11-12T12:00:00Z');
  expect(datesOf('allTime', now, 'Europe/Athens')).toBeUndefined();
  const chosen = { from: '2026-01-01', to: '2026-01-02' };
  expect(datesOf(chosen, now, 'Europe/Athens')).toEqual(chosen);
});

test('today is the day where the reader is', () => {
  const now = new Date('2026-11-12T23:30:00Z');
  expect(todayIn('America/New_York', now)).toBe('2026-11-12');
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-13');
});

test('a change of clocks takes no day away', () => {
  const now = new Date('2026-10-25T22:30:00Z');
  expect(datesOf('yesterday', now, 'Europe/Berlin')).toEqual({ from: '2026-10-24', to: '2026-10-24' });
});
