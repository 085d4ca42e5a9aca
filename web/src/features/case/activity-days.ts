import type { CaseEntry } from '@archway/contract/case/history';

export interface ActivityDay {
  /** Where the reader is, `2026-11-09`. */
  day: string;
  entries: CaseEntry[];
}

/** Entries by the day they were done on where the reader is, in the order they came. */
export function activityDays(entries: readonly CaseEntry[], dayOf: (at: string) => string): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** The day of a moment where the reader is. */
export function localDay(at: string | Date): string {
  const moment = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
