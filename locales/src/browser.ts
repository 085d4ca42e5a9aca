import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@archway/rules/languages';
import type { Area } from './areas.ts';
import type { Texts } from './translator.ts';

interface LanguageTexts {
  portal: Record<string, Texts>;
  areas: Record<string, () => Promise<Texts>>;
}

/**
 * A language names its own files (`<language>/texts.ts`, the same for each): one list of all files of all languages would
 * be 20 kB on every page.
 */
const FILES = import.meta.glob<LanguageTexts>('../*/texts.ts');

const fileOf = (language: Language): string => `../${language}/texts.ts`;

/** The languages that pages can be read in. */
export const PAGE_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => fileOf(language) in FILES);

export async function loadTexts(language: Language, area: Area): Promise<Texts> {
  const texts = (await textsIn(language, area)) ?? (await textsIn(DEFAULT_LANGUAGE, area));
  if (texts === undefined) throw new Error(`there are no texts for ${area}`);
  return texts;
}

async function textsIn(language: Language, area: Area): Promise<Texts | undefined> {
  const { portal, areas } = (await FILES[fileOf(language)]?.()) ?? {};
  const file = `./${area}.json`;
  return portal?.[file] ?? (await areas?.[file]?.());
}
