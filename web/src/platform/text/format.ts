import type { Language } from '@archway/rules/languages';
import { useMemo } from 'react';
import { regionalLocaleOf, useLanguage } from './i18n.ts';

export interface Format {
  /** 15 Nov 2026 */
  date: (date: string | Date) => string;
  /** 15 Nov 2026, 09:24 */
  /** A calendar date without a time: `2026-11-09` is the same day everywhere. */
  day: (day: string) => string;
  dateTime: (date: string | Date) => string;
  number: (value: number) => string;
}

/** Dates and numbers as the reader's country writes them in this language, in the reader's time zone. */
export function makeFormat(language: Language): Format {
  const locale = regionalLocaleOf(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale);
  return {
    date: (given) => date.format(new Date(given)),
    day: (given) => day.format(new Date(`${given}T00:00:00Z`)),
    dateTime: (given) => dateTime.format(new Date(given)),
    number: (value) => number.format(value),
  };
}

export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(() => makeFormat(language), [language]);
}
