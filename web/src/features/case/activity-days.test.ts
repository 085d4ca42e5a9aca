import type { CaseEntry } from '@archway/contract/case/history';
import { expect, test } from 'vitest';
import { activityDays, localDay } from './activity-days.ts';

const entry = (at: string): CaseEntry => ({
  entryId: at,
  kind: 'created',
  at,
  doneBy: 'Elena Markou',
  changes: [],
  files: [],
  mark: null,
  tooth: null,
  count: null,
});

test('entries of one day stand together', () => {
  const [first, second, third] = ['2026-11-09T10:00', '2026-11-09T09:00', '2026-11-08T23:59'] as const;
  expect(activityDays([first, second, third].map(entry), localDay)).toEqual([
    { day: '2026-11-09', entries: [entry(first), entry(second)] },
    { day: '2026-11-08', entries: [entry(third)] },
  ]);
});

test('a day is the one where the reader is', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
