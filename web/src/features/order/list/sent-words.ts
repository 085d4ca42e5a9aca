import type { Format } from '../../../platform/text/format.ts';
import { localDay } from '../../../platform/text/local-day.ts';

const YEAR = 4;

/** The time of what was sent today, the day of this year, and the whole date before. */
export function sentWords(
  sentAt: string,
  today: string,
  format: Pick<Format, 'time' | 'monthDay' | 'day'>,
): string {
  const day = localDay(sentAt);
  if (day === today) return format.time(sentAt);
  return day.slice(0, YEAR) === today.slice(0, YEAR) ? format.monthDay(day) : format.day(day);
}
