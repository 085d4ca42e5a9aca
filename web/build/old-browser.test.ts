import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../public/old-browser.js', import.meta.url), 'utf8');

test('can be read by the browsers it is for', () => {
  expect(() => parse(source, { ecmaVersion: 3 })).not.toThrow();
  expect(() => parse('const a = 1;', { ecmaVersion: 3 })).toThrow('Unexpected token');
});

test('says what the texts say', () => {
  const english = readFileSync(new URL('../../locales/en/portal.json', import.meta.url), 'utf8');
  expect(source).toContain(`'${(JSON.parse(english) as { oldBrowser: string }).oldBrowser}'`);
});
