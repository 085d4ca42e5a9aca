import { expect, test } from 'vitest';
import { angleAt, angleBetweenLines, depthAlong, distanceBetween } from './measure.ts';

test('a distance', () => {
  expect(distanceBetween([1, 2, 3], [3, 5, 9])).toBe(7);
});

test.each([
  ['right', [0, 3, 0], 90],
  ['straight', [-2, 0, 0], 180],
  ['none', [5, 0, 0], 0],
  ['sixty degrees', [0.5, 0, Math.sqrt(0.75)], 60],
  ['tiny', [1, 1e-9, 0], (1e-9 * 180) / Math.PI],
] as const)('an angle by three points: %s', (_, other, angle) => {
  const shift = ([x, y, z]: readonly [number, number, number]) => [x, y, z] as const;
  expect(angleAt([0, 0, 0], [1, 0, 0], shift(other))).toBeCloseTo(angle, 12);
});

test('lines have no direction, so their angle is at most 90 degrees', () => {
  const first = [
    [0, 0, 0],
    [1, 0, 0],
  ] as const;
  expect(
    angleBetweenLines(first, [
      [5, 5, 5],
      [6, 6, 5],
    ]),
  ).toBeCloseTo(45, 12);
  expect(
    angleBetweenLines(first, [
      [6, 6, 5],
      [5, 5, 5],
    ]),
  ).toBeCloseTo(45, 12);
  expect(
    angleBetweenLines(first, [
      [0, 0, 1],
      [-1, 1, 1],
    ]),
  ).toBeCloseTo(45, 12);
});

test('there is no angle where points coincide', () => {
  expect(angleAt([1, 1, 1], [1, 1, 1], [2, 2, 2])).toBeNull();
  expect(
    angleBetweenLines(
      [
        [1, 1, 1],
        [1, 1, 1],
      ],
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
    ),
  ).toBeNull();
});

test('depth along a direction of any length', () => {
  expect(depthAlong([0, 0, -2], [4, 4, 4], [9, 9, 1])).toBe(3);
});
