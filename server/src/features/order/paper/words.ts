import type { PaperKey, TextKey } from '@archway/locales/keys';
import type { TextValues } from '@archway/locales/translator';
import { intlLocaleOf, type Language } from '@archway/rules/languages';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { translate } from '../../../platform/text/translate.ts';

/** The reader of a paper, and the moment it is made. */
export interface Reader {
  language: Language;
  numbering: ToothNumberingSystem;
  timeZone: string;
  now: Date;
  /** Who prints. */
  name: string;
  /** Of the site, for the addresses in codes. */
  origin: string;
}

export interface Words {
  t: (key: TextKey | PaperKey, values?: TextValues) => string;
  /** "Thu, Nov 19, 2026". */
  day: (day: string) => string;
  /** With the time, where the reader is. */
  time: (moment: string | Date) => string;
  part: (day: string, options: Intl.DateTimeFormatOptions) => string;
  first: (text: string) => string;
}

/** Days have no time zone: they are the same wherever they are read. */
const DAY_ZONE = 'UTC';

export function wordsFor({ language, timeZone }: Pick<Reader, 'language' | 'timeZone'>): Words {
  const locale = intlLocaleOf(language);
  const part = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: DAY_ZONE }).format(new Date(`${day}T00:00:00Z`));
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    t: (key, values) => translate(language, key, values),
    day: (day) => part(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    time: (moment) => time.format(new Date(moment)),
    part,
    // No letters are longer than one: a capital of two would be a digraph's.
    first: (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
  };
}
