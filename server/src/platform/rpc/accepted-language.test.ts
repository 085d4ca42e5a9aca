import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

test.each([
  ['de-AT', 'de'],
  ['fr-CH, fr;q=0.9', 'fr'],
  ['eo, ja;q=0.5, de;q=0.8', 'de'],
  ['en;q=0.1, sv', 'sv'],
  ['de;q=0, it;q=0.1', 'it'],
  ['de;q=x, it', 'it'],
  ['*', 'en'],
  ['x'.repeat(5_000), 'en'],
  ['', 'en'],
])('Accept-Language %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
