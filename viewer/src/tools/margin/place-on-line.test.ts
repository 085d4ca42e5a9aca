import type { Vector } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import { insertionAt, nearestOf } from './place-on-line.ts';

const ring: Vector[] = Array.from({ length: 40 }, (_, i) => [
  Math.cos((i / 40) * 2 * Math.PI),
  Math.sin((i / 40) * 2 * Math.PI),
  0,
]);
const points = [ring[3]!, ring[15]!, ring[28]!];

test('the nearest position on a margin line', () => {
  expect(nearestOf(ring, [0, 2, 0.1])).toBe(10);
  expect(nearestOf([], [0, 0, 0])).toBe(-1);
});

test('a new point is inserted between its neighbors, also at the start of the line', () => {
  expect(insertionAt(ring, points, 8)).toBe(1);
  expect(insertionAt(ring, points, 20)).toBe(2);
  expect(insertionAt(ring, points, 35)).toBe(3);
  expect(insertionAt(ring, points, 1)).toBe(3);
});
