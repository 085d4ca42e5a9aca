import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { expect, test } from 'vitest';
import { changesOf, draftOf, settingsOf } from './draft.ts';

const SAVED = { ...DEFAULT_LAB_SETTINGS, version: 3, timeZone: 'Europe/London' };
const draft = draftOf(SAVED);

test('a draft that nobody has touched is what is saved', () => {
  expect(settingsOf(draft)).toEqual(DEFAULT_LAB_SETTINGS);
  expect(changesOf(draft, draft)).toBe(0);
});

test('each number, each cell and each list counts once, and working days in any order are the same', () => {
  const changed = {
    ...draft,
    workingDays: [5, 4, 3, 2, 1],
    holidays: [
      { name: 'A', from: '2026-12-24', to: '2026-12-24' },
      { name: 'B', from: '2026-12-31', to: '2026-12-31' },
    ],
    units: { ...draft.units, Veneer: '1,5' },
    required: { Crown: { note: 'WARN', contact: 'BLOCK' } },
  } as const;
  expect(changesOf(draft, changed)).toBe(4);
  expect(settingsOf(changed)?.units.Veneer).toBe(1.5);
});

test.each([
  ['no working day', { workingDays: [] }],
  ['days on the way that are no number', { daysOnWay: 'two' }],
  ['nothing typed for them', { daysOnWay: '' }],
  ['half a daily unit', { dailyUnits: '1.5' }],
  ['too many usual days', { usualDays: { ...draft.usualDays, Crown: '91' } }],
  ['hundredths of units', { units: { ...draft.units, Crown: '1.25' } }],
])('%s can’t be saved', (_, change) => {
  expect(settingsOf({ ...draft, ...change })).toBeNull();
});
