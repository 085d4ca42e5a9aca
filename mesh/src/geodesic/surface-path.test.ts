import { describe, expect, test } from 'vitest';
import { closestOnMesh, treeOf } from '../search/closest-on-mesh.ts';
import type { Mesh } from '../core/mesh.ts';
import { randomNumbers } from '../core/random.ts';
import { block, posed, sheet, sphere, together } from '../core/shapes.fixtures.ts';
import { surfacePath } from './surface-path.ts';
import type { SurfacePoint } from './surface-point.ts';
import { dot, normalize, scale, type Vector } from '../core/vector.ts';

const on = (mesh: Mesh, point: Vector): SurfacePoint => closestOnMesh(mesh, point)!;

/** With corners moved about in their places, so that edges lead nowhere in particular. */
function shaken(mesh: Mesh, by: number): Mesh {
  const random = randomNumbers(6);
  return {
    ...mesh,
    positions: mesh.positions.map((value, i) => (i % 3 === 2 ? value : value + (random() - 0.5) * by)),
  };
}

describe('on a ball', () => {
  const ball = sphere(10, 90);
  const random = randomNumbers(2);
  const somewhere = (): Vector => scale(normalize([random() - 0.5, random() - 0.5, random() - 0.5]), 10);

  test('within one percent of the great circle, over short and long ways', () => {
    for (let i = 0; i < 12; i++) {
      const [a, b] = [somewhere(), somewhere()];
      const circle = 10 * Math.acos(dot(normalize(a), normalize(b)));
      const { length } = surfacePath(ball, on(ball, a), on(ball, b))!;
      expect(Math.abs(length / circle - 1)).toBeLessThan(0.01);
    }
  });

  test('every point is on the surface, and the length is that of the points', () => {
    const { points, length } = surfacePath(ball, on(ball, [10, 0, 0]), on(ball, [-3, 9, 2]))!;
    let sum = 0;
    for (let at = 0; at < points.length; at += 3) {
      expect(treeOf(ball).distanceTo(points[at]!, points[at + 1]!, points[at + 2]!)).toBeLessThan(1e-5);
      if (at > 0) {
        sum += Math.hypot(
          points[at]! - points[at - 3]!,
          points[at + 1]! - points[at - 2]!,
          points[at + 2]! - points[at - 1]!,
        );
      }
    }
    expect(sum).toBeCloseTo(length, 4);
  });
});

test('on a flat sheet of uneven triangles it is the straight line', () => {
  const flat = shaken(sheet([0, 20], [0, 20], 0.5), 0.3);
  for (const [x, y] of [
    [17, 15.3],
    [18.2, 2.2],
    [2.1, 17.7],
    [2.6, 2.4],
  ] as const) {
    const { length } = surfacePath(flat, on(flat, [2, 2, 0]), on(flat, [x, y, 0]))!;
    expect(length / Math.hypot(x - 2, y - 2)).toBeCloseTo(1, 3);
  }
});

test('over the edge of a box it is the straight line on its unfolded sides', () => {
  const box = block(4, 4, 4);
  const { length } = surfacePath(box, on(box, [1, 1, 4]), on(box, [4, 3, 2]))!;
  expect(length).toBeCloseTo(Math.hypot(3 + 2, 2), 4);
});

test('around a slit it bends at its end', () => {
  const slit = sheet([0, 10], [0, 10], 0.25, undefined, (x, y) => !(y < 7 && Math.abs(x - 5) < 0.25));
  const { length } = surfacePath(slit, on(slit, [3, 2, 0]), on(slit, [7, 2, 0]))!;
  expect(length).toBeCloseTo(2 * Math.hypot(1.75, 5) + 0.5, 2);
});

test('within one triangle it is the straight line, and to itself there is none to go', () => {
  const box = posed(block(4, 4, 4), 1);
  const a = { point: [0, 0, 0], triangle: 3 } as const;
  expect(surfacePath(box, a, { point: [3, 4, 0], triangle: 3 })!.length).toBe(5);
  expect(surfacePath(box, a, a)!.length).toBe(0);
});

test('there is no way between pieces', () => {
  const two = together(block(1, 1, 1), sphere(0.2, 6));
  expect(surfacePath(two, on(two, [1, 1, 0.5]), on(two, [-0.2, 0, 0.1]))).toBeNull();
});
