import { expect, test } from 'vitest';
import { squaredDistanceToTriangle } from './closest-point.ts';
import { CURVE_STEPS, hilbertKey } from './hilbert.ts';
import type { Mesh } from '../core/mesh.ts';
import { randomNumbers } from '../core/random.ts';
import { meshOf, posed, sheet, sphere, together } from '../core/shapes.fixtures.ts';
import { sortByKey } from '../core/sort-by-key.ts';
import { surfaceDistance, twoSidedDistance } from './surface-distance.ts';
import { TriangleTree } from './triangle-tree.ts';

test.each([
  ['inside', [0.25, 0.25, 3], 3],
  ['a corner', [-3, -4, 0], 5],
  ['another corner', [5, 0, 3], 5],
  ['a side', [0.5, -2, 0], 2],
  ['the long side', [1, 1, 0], Math.SQRT1_2],
] as const)('distance to a triangle at %s', (_, [x, y, z], distance) => {
  const corners = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  expect(Math.sqrt(squaredDistanceToTriangle(x, y, z, corners, 0))).toBeCloseTo(distance, 6);
});

test('the tree finds what looking at every triangle finds', () => {
  const mesh = posed(together(sphere(10, 12), sheet([-8, 8], [20, 30], 0.9)), 3);
  const tree = new TriangleTree(mesh);
  const random = randomNumbers(5);
  for (let i = 0; i < 60; i++) {
    const [x, y, z] = [random() * 300 - 150, random() * 300 - 150, random() * 300 - 150];
    expect(tree.distanceTo(x, y, z)).toBeCloseTo(nearestByAll(mesh, x, y, z), 4);
  }
});

function nearestByAll({ positions, indices }: Mesh, x: number, y: number, z: number): number {
  let nearest = Infinity;
  for (let at = 0; at < indices.length; at += 3) {
    const corners = Float32Array.from(
      [...indices.subarray(at, at + 3)].flatMap((vertex) => [
        ...positions.subarray(vertex * 3, vertex * 3 + 3),
      ]),
    );
    nearest = Math.min(nearest, squaredDistanceToTriangle(x, y, z, corners, 0));
  }
  return Math.sqrt(nearest);
}

test('the curve never jumps', () => {
  const cells = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((x) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((y) => [0, 1, 2, 3, 4, 5, 6, 7].map((z) => [x, y, z] as const)),
  );
  const keys = Uint32Array.from(cells, ([x, y, z]) => hilbertKey(x, y, z));
  const order = [...sortByKey(keys)].map((place) => cells[place]!);
  expect(new Set(keys).size).toBe(512);
  for (const [i, [x, y, z]] of order.slice(1).entries()) {
    const before = order[i]!;
    expect(Math.abs(x - before[0]) + Math.abs(y - before[1]) + Math.abs(z - before[2])).toBe(1);
  }
  expect(hilbertKey(CURVE_STEPS + 5, -5, 3)).toBe(hilbertKey(CURVE_STEPS - 1, 0, 3));
});

test('balls of 10 and 10.5 are half apart, both ways', () => {
  const { there, back } = twoSidedDistance(sphere(10, 60), sphere(10.5, 60), { samples: 4000 });
  for (const { max, p99, mean } of [there, back]) {
    expect(max).toBeGreaterThan(0.49);
    expect(max).toBeLessThan(0.51);
    expect(p99).toBeLessThanOrEqual(max);
    expect(mean).toBeCloseTo(0.5, 1);
  }
});

test('what is missing is seen from the other side only', () => {
  const few = { samples: 4000 };
  const part = sheet([0, 10], [0, 10], 1);
  const whole = sheet([0, 20], [0, 10], 1);
  expect(surfaceDistance(part, whole, few).max).toBeCloseTo(0, 6);
  expect(surfaceDistance(whole, part, few).max).toBeCloseTo(10, 6);
  expect(surfaceDistance(whole, part, few).mean).toBeCloseTo(2.5, 1);
});

test('there is no distance to nothing', () => {
  expect(() => surfaceDistance(sphere(1, 5), meshOf([], []))).toThrow(RangeError);
});
