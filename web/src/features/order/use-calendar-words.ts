import { useMemo } from 'react';
import { regionalLocaleOf, useLanguage } from '../../platform/text/i18n.ts';

/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);

/** Months, weekdays and days as the reader's language writes them. */
export function useCalendarWords() {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = regionalLocaleOf(language);
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const weekdays = { long: named({ weekday: 'long' }), narrow: named({ weekday: 'narrow' }) };
    const month = named({ month: 'long', year: 'numeric' });
    const day = named({ dateStyle: 'full' });
    return {
      /** Monday is 1. */
      weekday: (number: number, length: keyof typeof weekdays): string =>
        weekdays[length].format(FIRST + (number - 1) * 86_400_000),
      /** Of `2026-11`. */
      month: (written: string): string => month.format(new Date(`${written}-01T00:00:00Z`)),
      /** Of `2026-11-19`, in full. */
      day: (date: string): string => day.format(new Date(`${date}T00:00:00Z`)),
    };
  }, [language]);
}
