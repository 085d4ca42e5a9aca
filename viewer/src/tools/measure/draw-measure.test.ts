import { distanceBetween } from '@archway/mesh/core/measure';
import { expect, it } from 'vitest';
import { arcBetween, halfwayAlong } from './draw-measure.ts';

it('an arc goes from arm to arm at one distance from the apex', () => {
  const arc = arcBetween([1, 1, 1], [11, 1, 1], [1, 21, 1]);
  expect(arc[0]).toEqual([4, 1, 1]);
  expect(distanceBetween(arc.at(-1)!, [1, 4, 1])).toBeLessThan(1e-12);
  for (const point of arc) expect(distanceBetween(point, [1, 1, 1])).toBeCloseTo(3, 12);
});

it('an arc bears arms that point against each other', () => {
  const arc = arcBetween([0, 0, 0], [10, 0, 0], [-10, 0, 0]);
  for (const point of arc) expect(point.every(Number.isFinite)).toBe(true);
});

it('the tag of a way stands where half of it is passed', () => {
  expect(
    halfwayAlong([
      [0, 0, 0],
      [1, 0, 0],
      [1, 9, 0],
    ]),
  ).toEqual([1, 4, 0]);
  expect(
    halfwayAlong([
      [2, 2, 2],
      [2, 2, 2],
    ]),
  ).toEqual([2, 2, 2]);
});
