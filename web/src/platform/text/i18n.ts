import type { Area } from '@archway/locales/areas';
import { loadTexts, PAGE_LANGUAGES } from '@archway/locales/browser';
import { makeTranslator, type Texts, type Translate } from '@archway/locales/translator';
import { DEFAULT_LANGUAGE, intlLocaleOf, languageFor, type Language } from '@archway/rules/languages';
import { useSyncExternalStore } from 'react';
import { STORAGE } from '../session/storage.ts';

export { PAGE_LANGUAGES };

const isPageLanguage = (language: Language | undefined): language is Language =>
  language !== undefined && PAGE_LANGUAGES.includes(language);

interface Shown {
  language: Language;
  t: Translate;
}

/** The areas that screens have asked for, and the one that every page needs. A change of language loads them all. */
const areas = new Map<Area, Texts>([['portal', {}]]);
let shown: Shown = { language: DEFAULT_LANGUAGE, t: (key) => key };
let latest: Language = DEFAULT_LANGUAGE;
const preparations: ((language: Language) => Promise<void>)[] = [];
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => shown.language;

/** For code that is no component; components have `useText()`, which shows another language at once. */
export const t: Translate = (key, values) => shown.t(key, values);

/** What else a language needs before it is shown, such as its letters. */
export function prepareLanguage(prepare: (language: Language) => Promise<void>): void {
  preparations.push(prepare);
}

/** Loads a language and shows it; it is kept as this computer's choice only if somebody chose it. */
export async function showLanguage(language: Language, { keep = false } = {}): Promise<void> {
  latest = language;
  if (keep) localStorage.setItem(STORAGE.language, language);
  const texts = await Promise.all(
    [...areas.keys()].map(async (area) => [area, await loadTexts(language, area)] as const),
  );
  await Promise.all(preparations.map((prepare) => prepare(language)));
  // Whoever chooses twice in a hurry gets the second choice, whichever is loaded first.
  if (language !== latest) return;
  for (const [area, loaded] of texts) areas.set(area, loaded);
  show(language);
}

/** Makes the texts of more areas known, before the screen that needs them is shown. */
export async function loadAreas(wanted: readonly Area[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  const language = latest;
  const loaded = await Promise.all(missing.map((area) => loadTexts(language, area)));
  // Another language was chosen meanwhile, and did not know of these.
  if (language !== latest) return loadAreas(wanted);
  for (const [i, area] of missing.entries()) areas.set(area, loaded[i] ?? {});
  show(shown.language);
}

function show(language: Language): void {
  shown = { language, t: makeTranslator(language, [...areas.values()]) };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Whether somebody has chosen a language on this computer. */
export const hasChosenLanguage = (): boolean => localStorage.getItem(STORAGE.language) !== null;

/** The choice made on this computer, else the first of the browser's languages that we have, else English. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE.language);
  const wished = [...(chosen ? [chosen] : []), ...navigator.languages];
  return wished.map(languageFor).find(isPageLanguage) ?? DEFAULT_LANGUAGE;
}

/**
 * How dates, times, and numbers are written: by the browser's own variant of the language shown (`en-GB`, `de-AT`,
 * `fr-CH`) if it has one.
 */
export function regionalLocaleOf(
  language: Language,
  wished: readonly string[] = navigator.languages,
): string {
  const variant = wished.find((code) => languageFor(code) === language && new Intl.Locale(code).region);
  return variant ?? intlLocaleOf(language);
}

/** Renders again when another language is chosen. */
export function useLanguage(): Shown {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
