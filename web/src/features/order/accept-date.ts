import { plusDays, todayIn } from '@archway/rules/date-presets';

export interface AcceptDate {
  /** A later day has to be named. */
  isNeeded: boolean;
  /** The earliest that can be named. */
  least: string;
}

/** What the day of an acceptance may be: the requested one, or one after it; once that is over, from today on. */
export function acceptDate(requestedOn: string | null, timeZone: string, now: Date): AcceptDate {
  const today = todayIn(timeZone, now);
  if (requestedOn === null || requestedOn < today) return { isNeeded: true, least: today };
  return { isNeeded: false, least: plusDays(requestedOn, 1) };
}
