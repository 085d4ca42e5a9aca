import { earliestDate, isWorkingDay, nextWorkingDay, type WorkCalendar, type WorkTime } from '../calendar.ts';
import { plusDays, todayIn } from '../date-presets.ts';

/** How far ahead a clinic asks for a work when it says nothing else. */
export const USUAL_REQUEST_DAYS = 7;

/** When a lab can deliver what is sent to it now. */
export interface DeliveryDates {
  /** Earlier ones make a rush order. Null for a lab that never works. */
  earliest: string | null;
  /** What the form begins with. */
  suggested: string | null;
}

/** A week ahead, and never before the lab can: on a day on which it works, because parcels come on those. */
export function deliveryDates(calendar: WorkCalendar, now: Date, time: WorkTime): DeliveryDates {
  const earliest = earliestDate(calendar, now, time);
  if (earliest === null) return { earliest, suggested: null };
  const ahead = plusDays(todayIn(calendar.timeZone, now), USUAL_REQUEST_DAYS);
  const wanted = ahead < earliest ? earliest : ahead;
  const suggested = isWorkingDay(calendar, wanted) ? wanted : nextWorkingDay(calendar, wanted);
  return { earliest, suggested };
}

/** Free days can't be chosen, nor those that are over. */
export const isPossibleDate = (calendar: WorkCalendar, now: Date, date: string): boolean =>
  date >= todayIn(calendar.timeZone, now) && isWorkingDay(calendar, date);

/** Asked for before the lab usually can: marked as such, and never accepted without somebody looking. */
export const isRush = ({ earliest }: DeliveryDates, requested: string): boolean =>
  earliest === null || requested < earliest;

/** Nobody promises a work for a day farther away. */
export const FARTHEST_PROMISE_DAYS = 366;

export const isDateTooFar = (day: string, today: string): boolean =>
  day > plusDays(today, FARTHEST_PROMISE_DAYS);
