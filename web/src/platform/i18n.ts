import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@archway/rules/languages';
import { useSyncExternalStore } from 'react';
import { STORAGE } from './storage.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** The languages a page can be read in so far, each loaded when it is chosen. */
const LOADERS = {
  en: () => import('@archway/locales/en/portal.json'),
  de: () => import('@archway/locales/de/portal.json'),
  ja: () => import('@archway/locales/ja/portal.json'),
} satisfies Partial<Record<Language, () => Promise<{ default: Texts }>>>;

export type PageLanguage = keyof typeof LOADERS;
export const PAGE_LANGUAGES = Object.keys(LOADERS) as PageLanguage[];

const isPageLanguage = (code: string): code is PageLanguage => Object.hasOwn(LOADERS, code);

let state: { language: PageLanguage; texts: Texts } = { language: DEFAULT_LANGUAGE as 'en', texts: {} };
const listeners = new Set<() => void>();

export const currentLanguage = (): PageLanguage => state.language;

/** Loads a language and shows it; it is kept as this computer's choice only if somebody chose it. */
export async function showLanguage(language: PageLanguage, { keep = false } = {}): Promise<void> {
  const { default: texts } = await LOADERS[language]();
  state = { language, texts };
  document.documentElement.lang = language;
  if (keep) localStorage.setItem(STORAGE.language, language);
  for (const listener of listeners) listener();
}

/** The choice made on this computer, else the first of the browser's languages that we have, else English. */
export function preferredLanguage(): PageLanguage {
  const wished = [localStorage.getItem(STORAGE.language) ?? '', ...navigator.languages];
  return wished.map(withoutRegion).find(isPageLanguage) ?? 'en';
}

const withoutRegion = (code: string): string => (isLanguage(code) ? code : (code.split('-')[0] ?? ''));

/** A text of the page. Texts with arguments come with the formatter they need. */
export function t(key: string): string {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (at, step) => (typeof at === 'object' ? at[step] : undefined),
      state.texts,
    );
  return typeof found === 'string' ? found : key;
}

/** Renders again when another language is chosen. */
export function useLanguage(): PageLanguage {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state.language,
  );
}
