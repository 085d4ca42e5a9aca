import { describe, expect, test } from 'vitest';
import { CurvatureGauge, curvaturesOf } from './curvature.ts';
import type { Mesh } from './mesh.ts';
import { vertexNormals } from './normals.ts';
import { randomNumbers } from './random.ts';
import { posed, sheet, sphere, together } from './shapes.fixtures.ts';
import { SurfaceDisc } from './surface-disc.ts';
import { dot } from './vector.ts';

/** A scanner's error along the normal; the sum of three even ones is nearly a bell curve. */
function noisy(mesh: Mesh, deviation: number): Mesh {
  const random = randomNumbers(3);
  const normals = vertexNormals(mesh);
  const errors = Array.from(
    { length: mesh.positions.length / 3 },
    () => (random() + random() + random() - 1.5) * 2 * deviation,
  );
  return {
    ...mesh,
    positions: mesh.positions.map((value, i) => value + normals[i]! * errors[Math.floor(i / 3)]!),
  };
}

/** Of those in the middle of a sorted list. */
const median = (values: Iterable<number>): number => {
  const sorted = [...values].toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

/** Vertex in the middle of a sheet of `count` vertices a side. */
const middleOf = (mesh: Mesh): number => Math.floor(mesh.positions.length / 6);

test.each([2, 5])('a ball of radius %d bends the same everywhere', (radius) => {
  const { max, min } = curvaturesOf(sphere(radius, 10 * radius));
  for (const bend of [...max, ...min]) {
    expect(bend * radius).toBeGreaterThan(0.93);
    expect(bend * radius).toBeLessThan(1.07);
  }
});

test('seen from inside it is concave', () => {
  const ball = sphere(2, 30);
  const { max } = curvaturesOf({ ...ball, indices: ball.indices.toReversed() });
  expect(median(max)).toBeCloseTo(-0.5, 1);
});

test('a tube bends one way only, and its direction is across', () => {
  const height = (x: number): number => Math.sqrt(9 - x * x);
  const tube = sheet([-2, 2], [-2, 2], 0.1, height);
  const { max, min, direction } = new CurvatureGauge(tube).at(middleOf(tube));
  expect(max).toBeCloseTo(1 / 3, 2);
  expect(min).toBeCloseTo(0, 3);
  expect(Math.abs(dot(direction, [1, 0, 0]))).toBeGreaterThan(0.999);
});

test('a saddle bends both ways, however it stands', () => {
  const saddle = posed(
    sheet([-2, 2], [-2, 2], 0.1, (x, y) => 0.2 * x * x - 0.1 * y * y),
    7,
  );
  const { max, min } = new CurvatureGauge(saddle).at(middleOf(saddle));
  expect(max).toBeCloseTo(0.2, 3);
  expect(min).toBeCloseTo(-0.4, 3);
});

describe('with a scanner’s error of 8 µm', () => {
  test('a plane stays nearly flat, while a rounded edge stands out', () => {
    const edge = (x: number): number => -Math.sqrt(x * x + 0.01);
    const mesh = noisy(sheet([-3, 3], [-3, 3], 0.12, edge), 0.008);
    const { max } = curvaturesOf(mesh);
    const at = (isThere: (x: number, y: number) => boolean): number[] =>
      [...max].filter((_, i) => isThere(mesh.positions[i * 3]!, mesh.positions[i * 3 + 1]!));
    const flat = at((x, y) => Math.abs(x) > 1 && Math.abs(x) < 2.5 && Math.abs(y) < 2.5);
    const sharp = at((x, y) => Math.abs(x) < 0.1 && Math.abs(y) < 2.5);
    expect(median(flat)).toBeLessThan(0.2);
    expect(Math.min(...sharp)).toBeGreaterThan(2 * Math.max(...flat));
  });

  test('the bend of a ball is found within a tenth, in the mean', () => {
    const { max, min } = curvaturesOf(noisy(sphere(3, 50), 0.008));
    const mean = [...max].map((bend, i) => (bend + min[i]!) / 2);
    expect(Math.abs(median(mean) * 3 - 1)).toBeLessThan(0.1);
  });
});

test('what is taken into account hangs together: not the other side of a thin wall', () => {
  const wall = together(
    sheet([-1, 1], [-1, 1], 0.1),
    sheet([-1, 1], [-1, 1], 0.1, () => -0.05),
  );
  const middle = Math.floor(wall.positions.length / 12);
  const around = new SurfaceDisc(wall).around(middle, 0.25);
  expect(around).toHaveLength(21);
  for (const vertex of around) expect(wall.positions[vertex * 3 + 2]).toBe(0);
});

test('vertices without enough neighbors are flat', () => {
  const { max, min, normal } = new CurvatureGauge(sheet([0, 1], [0, 1], 1)).at(0);
  expect([max, min]).toEqual([0, 0]);
  expect(normal).toEqual([0, 0, 1]);
});
