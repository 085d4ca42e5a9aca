import type { OutputOf } from '@archway/contract/core/call';
import type { getLoad } from '@archway/contract/order/calls';
import { plusDays } from '@archway/rules/date-presets';
import { lastOfNextWeek, lastOfWeek } from '@archway/rules/order/list';
import type { Format } from '../../../platform/text/format.ts';
import type { ShownGroup } from './board-groups.ts';

export type Load = OutputOf<typeof getLoad>;

/** The first and the last day of a group; null for one that has no such days. */
export function daysOfGroup(group: ShownGroup, today: string): { from: string; to: string } | null {
  const tomorrow = plusDays(today, 1);
  switch (group) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: tomorrow, to: tomorrow };
    case 'thisWeek':
      return { from: plusDays(tomorrow, 1), to: lastOfWeek(today) };
    case 'nextWeek':
      return { from: plusDays(lastOfWeek(today), 1), to: lastOfNextWeek(today) };
    case 'overdue':
    case 'late':
    case 'later':
    case 'gone':
      return null;
  }
}

/** The days of a group in words; empty for one without. */
export function groupDays(
  group: ShownGroup,
  today: string,
  format: Pick<Format, 'shortWeekday' | 'monthDayRange'>,
): string {
  const days = daysOfGroup(group, today);
  if (days === null) return '';
  return days.from === days.to ? format.shortWeekday(days.from) : format.monthDayRange(days.from, days.to);
}

/** How full a single day of the lab is; null for groups of several days, and where nobody is told. */
export function loadOfGroup(group: ShownGroup, load: Load): { used: number; capacity: number } | null {
  const days = daysOfGroup(group, load.today);
  if (load.dailyUnits === null || days === null || days.from !== days.to) return null;
  const used = load.days.find(({ day }) => day === days.from)?.units ?? 0;
  return { used, capacity: load.dailyUnits };
}
