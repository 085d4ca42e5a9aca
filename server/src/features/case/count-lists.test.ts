import { expect, test } from 'vitest';
import type { CaseNarrowing } from './case.repository.ts';
import { holdsAll } from './count-lists.ts';

const MONTH = { from: '2026-03-01', to: '2026-03-31' };

const PAIRS: readonly [boolean, CaseNarrowing, CaseNarrowing][] = [
  [true, {}, { states: ['completed'] }],
  [true, { states: [] }, { keyword: 'a' }],
  [true, { scanned: MONTH }, { scanned: { ...MONTH }, states: ['completed'] }],
  [true, { states: ['ordered', 'designing'] }, { states: ['ordered'], scanned: MONTH }],
  [false, { states: ['completed'] }, {}],
  [false, { states: ['completed'] }, { states: [] }],
  [false, { states: ['ordered'] }, { states: ['ordered', 'designing'] }],
  [false, { scanned: MONTH }, { scanned: { from: '2026-02-01', to: '2026-03-31' } }],
  [false, { keyword: 'a' }, { keyword: 'b' }],
  [false, { isDeleted: true }, {}],
];

test.each(PAIRS)('%s: %o has all of %o', (expected, list, other) => {
  expect(holdsAll(list, other)).toBe(expected);
});
