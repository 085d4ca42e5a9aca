import { plusDays, todayIn } from './date-presets.ts';
import { clockIn } from './zone-clock.ts';

/** Days off, `2026-12-24` to `2026-12-31`, both included; a single one is both. */
export interface Holiday {
  name: string;
  from: string;
  to: string;
}

/** When a lab works. Its dates and hours are those of its own time zone. */
export interface WorkCalendar {
  /** Monday is 1, Sunday 7. */
  workingDays: readonly number[];
  holidays: readonly Holiday[];
  /** What arrives from this hour on counts as arrived on the next working day. */
  cutOffHour: number;
  timeZone: string;
}

/** How long a work takes, in working days of the lab. */
export interface WorkTime {
  usualDays: number;
  daysOnWay: number;
}

/** Longer than the holidays a lab can have: a calendar without a working day until then has none. */
const SEARCHED_DAYS = 10_000;

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

export const holidayOn = ({ holidays }: Pick<WorkCalendar, 'holidays'>, date: string): Holiday | undefined =>
  holidays.find(({ from, to }) => from <= date && date <= to);

export const isWorkingDay = (
  calendar: Pick<WorkCalendar, 'workingDays' | 'holidays'>,
  date: string,
): boolean => calendar.workingDays.includes(weekdayOf(date)) && holidayOn(calendar, date) === undefined;

/** The first working day after a date; null for a calendar that has none. */
export function nextWorkingDay(calendar: WorkCalendar, date: string): string | null {
  if (calendar.workingDays.length === 0) return null;
  let day = date;
  for (let searched = 0; searched < SEARCHED_DAYS; searched += 1) {
    day = plusDays(day, 1);
    if (isWorkingDay(calendar, day)) return day;
  }
  return null;
}

/** So many working days after a date. */
export function plusWorkingDays(calendar: WorkCalendar, date: string, days: number): string | null {
  let day: string | null = date;
  for (let done = 0; done < days && day !== null; done += 1) day = nextWorkingDay(calendar, day);
  return day;
}

/**
 * So many working days before a date; none before it is the date itself, or the last working day until then. Null for a
 * calendar that has none.
 */
export function minusWorkingDays(
  calendar: Pick<WorkCalendar, 'workingDays' | 'holidays'>,
  date: string,
  days: number,
): string | null {
  if (calendar.workingDays.length === 0) return null;
  let left = days;
  let day = days === 0 ? date : plusDays(date, -1);
  for (let searched = 0; searched < SEARCHED_DAYS; searched += 1) {
    if (isWorkingDay(calendar, day)) left -= 1;
    if (left <= 0 && isWorkingDay(calendar, day)) return day;
    day = plusDays(day, -1);
  }
  return null;
}

/** The working days after `from`, up to `to` and with it: what a promise of that many days takes. */
export function workingDaysBetween(calendar: WorkCalendar, from: string, to: string): number {
  let days = 0;
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1))
    if (isWorkingDay(calendar, day)) days += 1;
  return days;
}

/** The working day on which the lab begins with what it gets at a moment. */
export function firstDay(calendar: WorkCalendar, sentAt: Date): string | null {
  const today = todayIn(calendar.timeZone, sentAt);
  const isInTime = hourIn(calendar.timeZone, sentAt) < calendar.cutOffHour;
  return isInTime && isWorkingDay(calendar, today) ? today : nextWorkingDay(calendar, today);
}

/** The first date on which a work can be there that is sent at a moment; null for a calendar without working days. */
export function earliestDate(
  calendar: WorkCalendar,
  sentAt: Date,
  { usualDays, daysOnWay }: WorkTime,
): string | null {
  const begun = firstDay(calendar, sentAt);
  return begun === null ? null : plusWorkingDays(calendar, begun, usualDays + daysOnWay);
}

/** The hour of the day in a time zone, 0 to 23. */
export const hourIn = (timeZone: string, now: Date): number => clockIn(timeZone, now).hour;
