import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));

test('every file that the glossary names for a word of the code exists', () => {
  const [, words = ''] = readFileSync(`${CHECKOUT}docs/glossary.md`, 'utf8').split('\n## Code\n');
  const files = [...words.matchAll(/\| `([^`]+)` +\|$/gm)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !existsSync(`${CHECKOUT}${file}`))).toEqual([]);
});
