import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingDay, type WorkCalendar } from '../calendar.ts';
import { plusDays, todayIn } from '../date-presets.ts';
import { deliveryDates, isPossibleDate, isRush } from './delivery.ts';

const weekdays: WorkCalendar = {
  workingDays: [1, 2, 3, 4, 5],
  holidays: [{ name: 'Christmas', from: '2026-12-24', to: '2026-12-28' }],
  cutOffHour: 15,
  timeZone: 'Europe/Berlin',
};
const wednesdayNoon = new Date('2026-11-18T11:00:00Z');

describe('the date a clinic asks for', () => {
  test('begins a week ahead, or as early as the lab can', () => {
    expect(deliveryDates(weekdays, wednesdayNoon, { usualDays: 3, daysOnWay: 1 })).toEqual({
      earliest: '2026-11-24',
      suggested: '2026-11-25',
    });
    expect(deliveryDates(weekdays, wednesdayNoon, { usualDays: 9, daysOnWay: 1 })).toEqual({
      earliest: '2026-12-02',
      suggested: '2026-12-02',
    });
  });

  test('is moved off a free day', () => {
    const before = new Date('2026-12-17T11:00:00Z');
    expect(deliveryDates(weekdays, before, { usualDays: 1, daysOnWay: 1 }).suggested).toBe('2026-12-29');
  });

  test('makes a rush order before the earliest day, and only then', () => {
    const dates = deliveryDates(weekdays, wednesdayNoon, { usualDays: 3, daysOnWay: 1 });
    expect(isRush(dates, '2026-11-23')).toBe(true);
    expect(isRush(dates, '2026-11-24')).toBe(false);
    expect(isPossibleDate(weekdays, wednesdayNoon, '2026-11-21')).toBe(false);
    expect(isPossibleDate(weekdays, wednesdayNoon, '2026-11-17')).toBe(false);
    expect(isPossibleDate(weekdays, wednesdayNoon, '2026-11-18')).toBe(true);
  });

  test('is null for a lab that never works', () => {
    const closed = { ...weekdays, workingDays: [] };
    expect(deliveryDates(closed, wednesdayNoon, { usualDays: 1, daysOnWay: 1 })).toEqual({
      earliest: null,
      suggested: null,
    });
  });

  test('is always a working day, possible, no rush, and at least a week ahead', () => {
    const calendars = fc.record({
      workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      cutOffHour: fc.integer({ min: 1, max: 23 }),
      timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'),
    });
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2034-01-01'),
      noInvalidDate: true,
    });
    const times = fc.record({
      usualDays: fc.integer({ min: 0, max: 20 }),
      daysOnWay: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(calendars, moments, times, (some, now, time) => {
        const calendar = { ...weekdays, ...some };
        const dates = deliveryDates(calendar, now, time);
        const suggested = dates.suggested ?? '';
        expect(isWorkingDay(calendar, suggested)).toBe(true);
        expect(isPossibleDate(calendar, now, suggested)).toBe(true);
        expect(isRush(dates, suggested)).toBe(false);
        expect(suggested >= plusDays(todayIn(calendar.timeZone, now), 7)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
