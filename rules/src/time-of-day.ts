import { clockIn } from './zone-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The moment at which a clock in a time zone shows an hour of a day. In the night in which the clocks change it may be an hour off. */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  let moment = asUtc;
  // What the clock shows there is compared with what it should; the second time settles what a change of clocks has moved.
  for (let tried = 0; tried < 2; tried += 1) {
    const clock = clockIn(timeZone, new Date(moment));
    // Some zones are half an hour off.
    const shown = Date.parse(`${clock.date}T00:00:00Z`) + clock.hour * HOUR + clock.minute * MINUTE;
    moment += asUtc - shown;
  }
  return new Date(moment);
}
