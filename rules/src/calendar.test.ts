import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  earliestDate,
  firstDay,
  hourIn,
  isWorkingDay,
  minusWorkingDays,
  nextWorkingDay,
  plusWorkingDays,
  workingDaysBetween,
  type WorkCalendar,
} from './calendar.ts';
import { plusDays, todayIn } from './date-presets.ts';

const WEEK = [1, 2, 3, 4, 5];
const LONDON: WorkCalendar = {
  workingDays: WEEK,
  holidays: [
    { name: 'Christmas', from: '2026-12-24', to: '2026-12-31' },
    { name: 'New Year', from: '2027-01-01', to: '2027-01-01' },
  ],
  cutOffHour: 14,
  timeZone: 'Europe/London',
};
const CROWN = { usualDays: 5, daysOnWay: 1 };

test('a crown sent on a Thursday after the cut-off: next day, 5 working days, 1 on the way', () => {
  expect(earliestDate(LONDON, new Date('2026-11-12T14:00:00Z'), CROWN)).toBe('2026-11-23');
});

test('the same crown a minute earlier is there a working day earlier', () => {
  expect(earliestDate(LONDON, new Date('2026-11-12T13:59:59Z'), CROWN)).toBe('2026-11-20');
});

test('holidays and weekends over the turn of the year are left out', () => {
  expect(nextWorkingDay(LONDON, '2026-12-23')).toBe('2027-01-04');
  expect(workingDaysBetween(LONDON, '2026-12-23', '2027-01-05')).toBe(2);
  expect(earliestDate(LONDON, new Date('2026-12-25T09:00:00Z'), { usualDays: 0, daysOnWay: 0 })).toBe(
    '2027-01-04',
  );
});

test('working days are counted back over weekends and holidays', () => {
  expect(minusWorkingDays(LONDON, '2026-11-16', 1)).toBe('2026-11-13');
  expect(minusWorkingDays(LONDON, '2027-01-05', 2)).toBe('2026-12-23');
  expect(minusWorkingDays(LONDON, '2027-01-04', 0)).toBe('2027-01-04');
  expect(minusWorkingDays(LONDON, '2027-01-03', 0)).toBe('2026-12-23');
  expect(minusWorkingDays({ ...LONDON, workingDays: [] }, '2026-11-12', 1)).toBeNull();
});

test('the cut-off is that of the lab, wherever the sender is', () => {
  const tokyo = { ...LONDON, holidays: [], timeZone: 'Asia/Tokyo' };
  // Noon in London is nine in the evening in Tokyo.
  expect(firstDay(tokyo, new Date('2026-11-12T12:00:00Z'))).toBe('2026-11-13');
  expect(firstDay({ ...tokyo, timeZone: 'Europe/London' }, new Date('2026-11-12T12:00:00Z'))).toBe(
    '2026-11-12',
  );
});

test('a calendar without a working day has no date, and does not search for ever', () => {
  expect(nextWorkingDay({ ...LONDON, workingDays: [] }, '2026-11-12')).toBeNull();
  const closed = { name: 'Closed', from: '2000-01-01', to: '2099-12-31' };
  expect(earliestDate({ ...LONDON, holidays: [closed] }, new Date('2026-11-12T09:00:00Z'), CROWN)).toBeNull();
});

test.each([
  ['the hour that is left out', '2026-03-29T00:59:59Z', 1],
  ['after it', '2026-03-29T01:00:00Z', 3],
  ['the hour that comes twice, first', '2026-10-25T00:30:00Z', 2],
  ['and again', '2026-10-25T01:30:00Z', 2],
])('hours of a night in which clocks change: %s', (_, moment, hour) => {
  expect(hourIn('Europe/Berlin', new Date(moment))).toBe(hour);
});

const ZONES = ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Asia/Kolkata'];
/** Ten years. */
const FROM = Date.UTC(2024, 0, 1);
const TO = Date.UTC(2034, 0, 1);
/** Where mistakes hide: nights in which clocks change in one of the zones, and turns of the year. */
const NIGHTS = Array.from({ length: 10 }, (_, i) => 2024 + i).flatMap((year) => [
  Date.UTC(year, 2, 8),
  Date.UTC(year, 2, 25),
  Date.UTC(year, 3, 1),
  Date.UTC(year, 9, 1),
  Date.UTC(year, 9, 25),
  Date.UTC(year, 10, 1),
  Date.UTC(year, 11, 31),
]);
const anyMoment = fc.oneof(
  fc.integer({ min: FROM, max: TO }),
  fc
    .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: 0, max: 7 * 24 * 60 }))
    .map(([night, minutes]) => night + minutes * 60_000),
);
const anyHoliday = fc
  .tuple(fc.integer({ min: 0, max: 3_700 }), fc.integer({ min: 0, max: 20 }))
  .map(([day, length]) => {
    const from = plusDays('2024-01-01', day);
    return { name: '', from, to: plusDays(from, length) };
  });
const anyCalendar: fc.Arbitrary<WorkCalendar> = fc.record({
  workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  holidays: fc.array(anyHoliday, { maxLength: 12 }),
  cutOffHour: fc.integer({ min: 1, max: 23 }),
  timeZone: fc.constantFrom(...ZONES),
});
const anyTime = fc.record({
  usualDays: fc.integer({ min: 0, max: 30 }),
  daysOnWay: fc.integer({ min: 0, max: 5 }),
});

describe('over ten years, five time zones, nights of changing clocks and turns of the year', () => {
  type Given = (calendar: WorkCalendar, moment: number, time: typeof CROWN, later: number) => void;
  const anyLater = fc.integer({ min: 0, max: 40 * 24 * 3_600_000 });
  const holds = (check: Given) =>
    fc.assert(fc.property(anyCalendar, anyMoment, anyTime, anyLater, check), { numRuns: 400 });

  test('the earliest date is never a free day', () => {
    holds((calendar, moment, time) => {
      const date = earliestDate(calendar, new Date(moment), time);
      expect(date !== null && isWorkingDay(calendar, date)).toBe(true);
    });
  });

  test('it is never earlier than the cut-off allows, and no day later than needed', () => {
    holds((calendar, moment, { usualDays, daysOnWay }) => {
      const sent = new Date(moment);
      const today = todayIn(calendar.timeZone, sent);
      const date = earliestDate(calendar, sent, { usualDays, daysOnWay })!;
      // Counted the other way round: from the date back to the day it was sent.
      const isToday = isWorkingDay(calendar, today) && hourIn(calendar.timeZone, sent) < calendar.cutOffHour;
      expect(workingDaysBetween(calendar, today, date)).toBe(usualDays + daysOnWay + (isToday ? 0 : 1));
    });
  });

  test('who sends later never gets it earlier', () => {
    holds((calendar, moment, time, later) => {
      const first = earliestDate(calendar, new Date(moment), time)!;
      const second = earliestDate(calendar, new Date(moment + later), time)!;
      expect(first <= second).toBe(true);
    });
  });

  test('days added are the days between', () => {
    holds((calendar, moment, { usualDays }) => {
      const from = todayIn(calendar.timeZone, new Date(moment));
      const to = plusWorkingDays(calendar, from, usualDays)!;
      expect(workingDaysBetween(calendar, from, to)).toBe(usualDays);
    });
  });
});

test('forth and back again is the same working day', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(anyCalendar, anyMoment, fc.integer({ min: 1, max: 30 }), (calendar, at, days) => {
      const begun = firstDay(calendar, new Date(at));
      if (begun === null) return;
      const there = plusWorkingDays(calendar, begun, days);
      if (there !== null) expect(minusWorkingDays(calendar, there, days)).toBe(begun);
    }),
  );
});
