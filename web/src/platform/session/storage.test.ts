import { expect, test } from 'vitest';
import { fakeBrowser } from '../browser.fixtures.ts';
import { clearAfterSession, STORAGE } from './storage.ts';

test('after a session only what belongs to the computer is left', () => {
  const { storage } = fakeBrowser();
  for (const key of [...Object.values(STORAGE), 'archway.menu', 'of another program'])
    storage.setItem(key, 'x');
  clearAfterSession();
  expect(Object.keys(storage).toSorted()).toEqual([
    'archway.language',
    'archway.preference',
    'archway.theme',
    'archway.viewerRail',
    'archway.whatsNew',
  ]);
});
