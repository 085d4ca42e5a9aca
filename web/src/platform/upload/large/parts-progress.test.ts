import { expect, test } from 'vitest';
import { planParts, type Part } from './part-plan.ts';
import { PartsProgress } from './parts-progress.ts';

const PLAN = planParts(20, 8);
const [first, second] = PLAN as [Part, Part, Part];

test('what is on its way counts, and what is lost no longer', () => {
  const progress = new PartsProgress(PLAN);
  progress.moved(first, 4, 0);
  progress.moved(second, 6, 0);
  expect(progress.read(0).sent).toBe(10);
  expect(progress.isMoving).toBe(true);
  progress.lost(second);
  progress.arrive(first, 0);
  expect(progress.read(0).sent).toBe(8);
  expect(progress.isMoving).toBe(false);
  expect(progress.missing.map(({ number }) => number)).toEqual([2, 3]);
});

test('rate and time left are those of what was sent just now', () => {
  const progress = new PartsProgress(PLAN, [3]);
  expect(progress.read(0)).toEqual({ sent: 4, perSecond: null, secondsLeft: null });
  progress.moved(first, 0, 0);
  progress.arrive(first, 2_000);
  expect(progress.read(2_000)).toEqual({ sent: 12, perSecond: 4, secondsLeft: 2 });
  progress.moved(second, 4, 2_000);
  expect(progress.read(2_000)).toEqual({ sent: 16, perSecond: 6, secondsLeft: 1 });
  progress.halt();
  expect(progress.read(2_000)).toEqual({ sent: 12, perSecond: null, secondsLeft: null });
});
