import { expect, test } from 'vitest';
import { checkEnglishSeen, hashOf, seeEnglish } from './english-seen.ts';

const english = { portal: { 'a.b': 'Save changes', 'a.c': 'Delete case' } };
const seen = { 'portal.json a.b': hashOf('Save changes'), 'portal.json a.c': hashOf('Remove case') };

test('an English text that was edited, or is new, is found until its translations are looked at', () => {
  const [found, ...others] = checkEnglishSeen(english, seen);
  expect(others).toEqual([]);
  expect(found?.where).toBe('en/portal.json a.c');
  expect(found?.problem).toMatch(/^has another/);
  expect(checkEnglishSeen(english, {})).toHaveLength(2);
});

test('what is taken as seen is found no more, and the languages left for later are listed', () => {
  const first = seeEnglish(english, { seen, toLookAt: {} }, { later: ['de', 'ja'] });
  expect(first).toMatchObject({ changed: 1, toLookAt: { 'portal.json a.c': ['de', 'ja'] } });
  expect(checkEnglishSeen(english, first.seen)).toEqual([]);
  const second = seeEnglish(english, first, { later: [], read: ['de'] });
  expect(second).toMatchObject({ changed: 0, toLookAt: { 'portal.json a.c': ['ja'] } });
});

test('keys that are gone are forgotten', () => {
  const old = { seen: { 'portal.json x': 'y' }, toLookAt: { 'portal.json x': ['de'] } };
  expect(Object.keys(seeEnglish(english, old, { later: [] }).seen)).toEqual(Object.keys(seen));
  expect(seeEnglish(english, old, { later: [] }).toLookAt).toEqual({});
});
