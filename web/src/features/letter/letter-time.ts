import type { Format } from '../../platform/text/format.ts';
import { localDay } from '../../platform/text/local-day.ts';

/** When a letter came, as short as it can be: the time today, a word for yesterday, else the day. */
export function letterTime(
  createdAt: string,
  { format, yesterday, now }: { format: Format; yesterday: string; now: Date },
): string {
  const [then, today] = [new Date(createdAt), localDay(now)];
  const day = localDay(then);
  if (day === today) return format.time(then);
  if (day === localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return yesterday;
  return day.slice(0, 4) === today.slice(0, 4) ? format.monthDay(day) : format.date(then);
}
