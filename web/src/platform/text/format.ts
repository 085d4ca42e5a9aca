import type { Language } from '@archway/rules/languages';
import { useMemo } from 'react';
import { regionalLocaleOf, useLanguage } from './i18n.ts';

export interface Format {
  /** 15 Nov 2026 */
  date: (date: string | Date) => string;
  /** A calendar date without a time: `2026-11-09` is the same day everywhere. */
  day: (day: string) => string;
  /** 24 – 31 Dec 2026 */
  dayRange: (from: string, to: string) => string;
  /** 15 Nov */
  monthDay: (day: string) => string;
  /** Sunday, 15 Nov */
  weekday: (day: string) => string;
  /** Sun, 15 Nov: for narrow columns. */
  shortWeekday: (day: string) => string;
  /** 16 – 22 Nov */
  monthDayRange: (from: string, to: string) => string;
  /** 15 Nov 2026, 09:24 */
  dateTime: (date: string | Date) => string;
  /** 09:24 */
  time: (date: string | Date) => string;
  /** 9 – 10 am */
  hours: (from: string | Date, to: string | Date) => string;
  number: (value: number) => string;
}

/** Dates and numbers as the reader's country writes them in this language, in the reader's time zone. */
export function makeFormat(language: Language): Format {
  const locale = regionalLocaleOf(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const monthDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const shortWeekday = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric' });
  const number = new Intl.NumberFormat(locale);
  return {
    date: (given) => date.format(new Date(given)),
    day: (given) => day.format(new Date(`${given}T00:00:00Z`)),
    dayRange: (from, to) => day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    monthDay: (given) => monthDay.format(new Date(`${given}T00:00:00Z`)),
    weekday: (given) => weekday.format(new Date(`${given}T00:00:00Z`)),
    shortWeekday: (given) => shortWeekday.format(new Date(`${given}T00:00:00Z`)),
    monthDayRange: (from, to) =>
      monthDay.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    dateTime: (given) => dateTime.format(new Date(given)),
    time: (given) => time.format(new Date(given)),
    hours: (from, to) => hours.formatRange(new Date(from), new Date(to)),
    number: (value) => number.format(value),
  };
}

export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(() => makeFormat(language), [language]);
}
