import { expect, test } from 'vitest';
import { languageFor } from './languages.ts';

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
