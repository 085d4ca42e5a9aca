import { intlLocaleOf, type Language } from '@archway/rules/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import type { TextKey } from './keys.ts';

export interface Texts {
  [key: string]: string | Texts;
}

export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Looks a text up and puts the values in its places, as the language does. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/**
 * For pages, which load their language's areas one by one: all that are loaded, in any order. A key without a text is
 * answered with itself, so that it can be seen; the check of the locales keeps that from happening.
 */
export function makeTranslator(language: Language, areas: readonly Texts[]): Translate {
  const locale = intlLocaleOf(language);
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const text = find(areas, key);
    if (text === undefined) return key;
    // Most texts have no places and need no formatter.
    if (!text.includes('{') && !text.includes("'")) return text;
    let format = formats.get(key);
    if (format === undefined)
      formats.set(key, (format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })));
    return String(format.format({ ...values }));
  };
}

function find(areas: readonly Texts[], key: string): string | undefined {
  const steps = key.split('.');
  for (const area of areas) {
    const found = steps.reduce<string | Texts | undefined>(
      (at, step) => (typeof at === 'object' ? at[step] : undefined),
      area,
    );
    if (typeof found === 'string') return found;
  }
  return undefined;
}
