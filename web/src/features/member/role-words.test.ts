import { expect, it } from 'vitest';
import { wordsOfRole } from './role-words.ts';

it('says first what a role allows, then what it does not', () => {
  const words = wordsOfRole(['dentist:record:edit', 'case:record:read']);
  expect(words.slice(0, 3)).toEqual([
    { text: 'roleWords.openCases', isAllowed: true },
    { text: 'roleWords.manageDentists', isAllowed: true },
    { text: 'roleWords.editCases', isAllowed: false },
  ]);
});

it('allows an administrator everything', () => {
  expect(wordsOfRole(['*:*:*']).every(({ isAllowed }) => isAllowed)).toBe(true);
});
