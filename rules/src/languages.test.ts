import { expect, test } from 'vitest';
import { acceptedLanguage, languageFor } from './languages.ts';

test.each([
  ['de-AT', 'de'],
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['pt-BR', 'pt'],
  ['eo', undefined],
  ['*', undefined],
  ['', undefined],
])('%j asks for %s', (code, language) => {
  expect(languageFor(code)).toBe(language);
});

test.each([
  ['de-AT', 'de'],
  ['fr-CH, fr;q=0.9', 'fr'],
  ['eo, ja;q=0.5, de;q=0.8', 'de'],
  ['en;q=0.1, sv', 'sv'],
  ['de;q=0, it;q=0.1', 'it'],
  ['x'.repeat(5_000), 'en'],
  ['', 'en'],
])('Accept-Language %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
