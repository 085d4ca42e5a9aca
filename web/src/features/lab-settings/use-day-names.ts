import { useMemo } from 'react';
import { regionalLocaleOf, useLanguage } from '../../platform/text/i18n.ts';

/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);

/** Days of the week, Monday is 1, and months as the reader's language writes them. */
export function useDayNames() {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = regionalLocaleOf(language);
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const weekdays = {
      long: named({ weekday: 'long' }),
      short: named({ weekday: 'short' }),
      narrow: named({ weekday: 'narrow' }),
    };
    const month = named({ month: 'long', year: 'numeric' });
    return {
      weekday: (day: number, length: keyof typeof weekdays): string =>
        weekdays[length].format(FIRST + (day - 1) * 86_400_000),
      /** Of `2026-11`. */
      month: (written: string): string => month.format(new Date(`${written}-01T00:00:00Z`)),
    };
  }, [language]);
}
