import { expect, test } from 'vitest';
import { bytesOf, missingParts, planParts } from './part-plan.ts';

test('parts follow each other without a gap, and the last one is what remains', () => {
  expect(planParts(20, 8)).toEqual([
    { number: 1, start: 0, end: 8 },
    { number: 2, start: 8, end: 16 },
    { number: 3, start: 16, end: 20 },
  ]);
  expect(planParts(16, 8).map(({ end }) => end)).toEqual([8, 16]);
  expect(planParts(3, 8)).toEqual([{ number: 1, start: 0, end: 3 }]);
});

test('what has arrived is not sent again', () => {
  const plan = planParts(20, 8);
  const missing = missingParts(plan, new Set([2]));
  expect(missing.map(({ number }) => number)).toEqual([1, 3]);
  expect(bytesOf(missing)).toBe(12);
  expect(bytesOf(plan)).toBe(20);
});
