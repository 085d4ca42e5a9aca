import { expect, test } from 'vitest';
import { fakeBrowser } from '../browser.fixtures.ts';
import { clearAfterSession, STORAGE } from './storage.ts';

test('after a session only what belongs to the computer is left', () => {
  const { storage } = fakeBrowser();
  for (const key of [...Object.values(STORAGE), 'archway.menu', 'of another program'])
    storage.setItem(key, 'x');
  clearAfterSession();
  expect(Object.keys(storage).toSorted()).toEqual([
    'archway.carrier',
    'archway.language',
    'archway.orderColumns',
    'archway.preference',
    'archway.theme',
    'archway.viewerRail',
    'archway.whatsNew',
  ]);
});

test('drafts of whoever signs out by choice go; those of others, and of whoever was signed out, stay', () => {
  const { storage } = fakeBrowser();
  storage.setItem('archway.draft.a.case.', 'x');
  storage.setItem('archway.draft.b.case.', 'x');
  clearAfterSession();
  expect(Object.keys(storage)).toHaveLength(2);
  clearAfterSession('a');
  expect(Object.keys(storage)).toEqual(['archway.draft.b.case.']);
});
