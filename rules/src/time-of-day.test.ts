import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourIn } from './calendar.ts';
import { plusDays, todayIn } from './date-presets.ts';
import { momentOf } from './time-of-day.ts';

const ZONES = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'UTC',
  'Asia/Kathmandu',
];

test('a clock in the zone shows the day and the hour, whatever day it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000 }),
      fc.constantFrom(...ZONES),
      // Clocks change at night; parcels are asked about by day.
      fc.integer({ min: 4, max: 23 }),
      (days, zone, hour) => {
        const day = plusDays('2024-01-01', days);
        const moment = momentOf(day, hour, zone);
        expect([todayIn(zone, moment), hourIn(zone, moment)]).toEqual([day, hour]);
      },
    ),
  );
});
