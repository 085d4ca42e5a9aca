import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@archway/rules/languages';
import type { Area } from './areas.ts';
import type { Texts } from './translator.ts';

/** Each file is a chunk of its own: a reader loads one language, and of it the areas of the screens they open. */
const FILES = import.meta.glob<Texts>('../*/*.json', { import: 'default' });

const fileOf = (language: Language, area: Area): string => `../${language}/${area}.json`;

/** The languages that pages can be read in. */
export const PAGE_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => fileOf(language, 'portal') in FILES,
);

export async function loadTexts(language: Language, area: Area): Promise<Texts> {
  const load = FILES[fileOf(language, area)] ?? FILES[fileOf(DEFAULT_LANGUAGE, area)];
  if (load === undefined) throw new Error(`there are no texts for ${area}`);
  return load();
}
