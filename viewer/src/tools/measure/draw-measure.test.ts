import { distanceBetween } from '@archway/mesh/core/measure';
import { expect, it } from 'vitest';
import { arcBetween, halfwayAlong } from './draw-measure.ts';

it('the arc of an angle has a constant distance from the vertex', () => {
  const arc = arcBetween([1, 1, 1], [11, 1, 1], [1, 21, 1]);
  expect(arc[0]).toEqual([4, 1, 1]);
  expect(distanceBetween(arc.at(-1)!, [1, 4, 1])).toBeLessThan(1e-12);
  for (const point of arc) expect(distanceBetween(point, [1, 1, 1])).toBeCloseTo(3, 12);
});

it('an arc can be drawn for opposite arms', () => {
  const arc = arcBetween([0, 0, 0], [10, 0, 0], [-10, 0, 0]);
  for (const point of arc) expect(point.every(Number.isFinite)).toBe(true);
});

it('the label of a surface distance is at the middle of its path', () => {
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
