import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser.fixtures.ts';
import { dropLocalDraft, readLocalDraft, writeLocalDraft } from './local-drafts.ts';

const DAY = 24 * 60 * 60 * 1_000;
const name = { userCode: 'a', kind: 'case', subject: '' } as const;

let storage: Storage;
beforeEach(() => {
  ({ storage } = fakeBrowser());
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => void vi.useRealTimers());

test('a copy is read by its owner alone, and gone once it is dropped', () => {
  writeLocalDraft(name, { body: 'typed', version: 2 });
  expect(readLocalDraft(name)).toEqual({ body: 'typed', version: 2, at: 0 });
  expect(readLocalDraft({ ...name, userCode: 'b' })).toBeNull();
  dropLocalDraft(name);
  expect(readLocalDraft(name)).toBeNull();
});

test('after seven days a copy is gone, whoever looks', () => {
  writeLocalDraft(name, { body: 'typed', version: 0 });
  vi.setSystemTime(7 * DAY);
  expect(readLocalDraft(name)).not.toBeNull();
  vi.setSystemTime(7 * DAY + 1);
  readLocalDraft({ ...name, userCode: 'b' });
  expect(Object.keys(storage)).toEqual([]);
});

test('what is no draft is removed, and nothing else', () => {
  storage.setItem('archway.draft.a.case.', 'nonsense');
  storage.setItem('archway.language', 'de');
  expect(readLocalDraft(name)).toBeNull();
  expect(Object.keys(storage)).toEqual(['archway.language']);
});
