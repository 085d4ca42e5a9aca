import { clockIn } from './zone-clock.ts';

/** In the order in which they are offered. */
export const DATE_PRESETS = [
  'allTime',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'previousMonth',
] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** Calendar dates, `2026-11-12`, both included. */
export interface Dates {
  from: string;
  to: string;
}

/** What is remembered of a choice: a preset moves on with the days, chosen dates stay. */
export type DateChoice = DatePreset | Dates;

/** The dates a choice stands for at a moment, where the reader is. None for all time. */
export function datesOf(choice: DateChoice, now: Date, timeZone: string): Dates | undefined {
  return typeof choice === 'string' ? presetDates(choice, todayIn(timeZone, now)) : choice;
}

/** The days up to today include today. */
export function presetDates(preset: DatePreset, today: string): Dates | undefined {
  switch (preset) {
    case 'allTime':
      return undefined;
    case 'yesterday':
      return { from: plusDays(today, -1), to: plusDays(today, -1) };
    case 'last7Days':
      return { from: plusDays(today, -6), to: today };
    case 'last30Days':
      return { from: plusDays(today, -29), to: today };
    case 'thisMonth':
      return { from: firstOfMonth(today), to: today };
    case 'previousMonth': {
      const last = plusDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(last), to: last };
    }
  }
}

/** The calendar date in a time zone. */
export const todayIn = (timeZone: string, now: Date): string => clockIn(timeZone, now).date;

export function plusDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}
