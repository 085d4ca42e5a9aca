import type { CustomerFigures } from '@archway/contract/customer/model';
import type { Translate } from '@archway/locales/translator';
import { plusDays } from '@archway/rules/date-presets';
import { localDay } from '../../platform/text/local-day.ts';
import type { Format } from '../../platform/text/format.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** How long something takes, in the one unit that says most. */
export function durationText(t: Translate, seconds: number): string {
  if (seconds < HOUR) return t('customers.minutes', { count: Math.max(1, Math.round(seconds / MINUTE)) });
  if (seconds < DAY) return t('customers.hours', { count: Math.round(seconds / HOUR) });
  return t('customers.days', { count: Math.round(seconds / DAY) });
}

/** The part of what was received that makes a work once more; null where nothing was received. */
export const remakeShare = ({ received, remakes }: CustomerFigures): number | null =>
  received === 0 ? null : remakes / received;

/** Today, yesterday, or the day. */
export function lastOrderText(t: Translate, { monthDay, day }: Format, at: string | null, now: Date): string {
  if (at === null) return '–';
  const on = localDay(at);
  const today = localDay(now);
  if (on === today) return t('customers.today');
  if (on === plusDays(today, -1)) return t('customers.yesterday');
  return on.slice(0, 4) === today.slice(0, 4) ? monthDay(on) : day(on);
}
