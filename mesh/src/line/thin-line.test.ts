import { expect, test } from 'vitest';
import { distanceToLine, type Polyline } from './polyline.ts';
import { thinLine } from './thin-line.ts';
import { vectorAt } from '../core/vector.ts';

const lineOf = (points: number[][]): Polyline => ({
  points: Float32Array.from(points.flat()),
  isClosed: false,
});

test('of a straight line only the ends stay', () => {
  const straight = lineOf(Array.from({ length: 50 }, (_, i) => [i, 2 * i, 0]));
  expect(thinLine(straight, 1e-4)).toEqual([
    [0, 0, 0],
    [49, 98, 0],
  ]);
});

test('corners stay', () => {
  const corner = [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2, 1, 0],
    [2, 2, 0],
  ];
  expect(thinLine(lineOf(corner), 0.01)).toEqual([corner[0], corner[2], corner[4]]);
});

test('no point of a curve is farther away than was allowed, and most are gone', () => {
  const curve = lineOf(
    Array.from({ length: 2_000 }, (_, i) => [Math.cos(i / 300), Math.sin(i / 300), i / 2_000]),
  );
  const thin = thinLine(curve, 0.001);
  expect(thin.length).toBeLessThan(200);
  for (let at = 0; at < 2_000; at++) {
    expect(distanceToLine(lineOf(thin.map((point) => [...point])), vectorAt(curve.points, at))).toBeLessThan(
      0.001 + 1e-6,
    );
  }
});
