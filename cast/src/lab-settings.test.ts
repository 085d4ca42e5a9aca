import { saveLabSettings } from '@archway/contract/lab-settings/calls';
import { earliestDate } from '@archway/rules/calendar';
import { expect, test } from 'vitest';
import { CAST_LAB_SETTINGS } from './lab-settings.ts';

test.each(Object.entries(CAST_LAB_SETTINGS))('%s could have saved its settings', (_, settings) => {
  expect(saveLabSettings.input.safeParse({ version: 0, ...settings }).success).toBe(true);
});

test('the two labs of the cast meet different dates', () => {
  const dates = Object.values(CAST_LAB_SETTINGS).map((settings) =>
    earliestDate({ ...settings, timeZone: 'Europe/London' }, new Date('2026-12-18T12:00:00Z'), {
      usualDays: settings.usualDays.Crown,
      daysOnWay: settings.daysOnWay,
    }),
  );
  expect(new Set(dates).size).toBe(2);
});
