import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferredLanguage, regionalLocaleOf } from './i18n.ts';

let chosen: string | null;
beforeEach(() => {
  chosen = null;
  vi.stubGlobal('localStorage', { getItem: () => chosen });
});
afterEach(() => vi.unstubAllGlobals());

const browserSpeaks = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

test.each([
  [['de-AT', 'en'], 'de'],
  [['ja'], 'ja'],
  [['nb-NO', 'en-GB'], 'no'],
  [['zh-Hant-HK'], 'zh-TW'],
  [['eo', 'fr-CH'], 'fr'],
  [['eo'], 'en'],
  [[], 'en'],
])('on a first visit %j is shown as %s', (languages, language) => {
  browserSpeaks(...languages);
  expect(preferredLanguage()).toBe(language);
});

test('a language chosen on this computer comes before the browser', () => {
  browserSpeaks('de-DE');
  chosen = 'sv';
  expect(preferredLanguage()).toBe('sv');
  chosen = '';
  expect(preferredLanguage()).toBe('de');
});

test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-DE', 'en-IE'], 'en-IE'],
  ['en', ['en', 'de-DE'], 'en-US'],
  ['de', ['de-AT'], 'de-AT'],
  ['fr', ['fr-CH', 'fr'], 'fr-CH'],
  ['no', ['nb-NO'], 'nb-NO'],
  ['pt', ['pt-BR'], 'pt-BR'],
  ['sv', ['en-GB'], 'sv'],
] as const)('dates in %s with a browser in %j are written as in %s', (language, wished, locale) => {
  expect(regionalLocaleOf(language, wished)).toBe(locale);
});
