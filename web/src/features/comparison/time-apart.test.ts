import { expect, test } from 'vitest';
import { timeApart } from './time-apart.ts';

test.each([
  ['2026-03-14', '2026-03-14', 'days', 0],
  ['2026-03-14', '2026-03-15', 'days', 1],
  ['2026-03-14', '2026-11-09', 'months', 8],
  ['2024-11-09', '2026-11-09', 'years', 2],
] as const)('from %s to %s', (from, to, unit, count) => {
  expect(timeApart(from, to)).toEqual({ unit, count });
});
