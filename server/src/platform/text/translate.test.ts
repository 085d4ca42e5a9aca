import { LANGUAGES } from '@archway/rules/languages';
import { expect, test } from 'vitest';
import { translate } from './translate.ts';

test.each([
  ['en', 1, 'Too many requests. Wait 1 second and try again.'],
  ['en', 40, 'Too many requests. Wait 40 seconds and try again.'],
  ['en', 1_200, 'Too many requests. Wait 1,200 seconds and try again.'],
] as const)('%s counts %i', (language, seconds, text) => {
  expect(translate(language, 'failure.tooMany', { seconds })).toBe(text);
});

test('plurals and numbers are those of the language', () => {
  const [one, many] = [1, 1_200].map((seconds) => translate('de', 'failure.tooMany', { seconds }));
  expect(one).toMatch(/\b1 Sekunde\b/);
  expect(many).toMatch(/\b1\.200 Sekunden\b/);
  expect(translate('ja', 'failure.tooMany', { seconds: 5 })).toContain('5秒');
});

test('a language without its own text answers in English, a key without any is an error', () => {
  for (const language of LANGUAGES) expect(translate(language, 'failure.notFound')).not.toBe('');
  expect(() => translate('en', 'failure.nonsense')).toThrow('failure.nonsense');
});
