import { expect, test } from 'vitest';
import { squaredDistanceToTriangle } from './closest-point.ts';
import { lowerJaw } from '../jaw/jaws.fixtures.ts';
import type { Mesh } from '../core/mesh.ts';
import { randomNumbers } from '../core/random.ts';
import { block, meshOf, posed, sheet, sphere } from '../core/shapes.fixtures.ts';
import { signedDistance, signedDistances } from './signed-distance.ts';
import { length, vectorAt, type Vector } from '../core/vector.ts';

/** Points of a mesh without triangles of their own. */
const pointsOf = (points: Vector[]): Mesh => meshOf(points.flat(), []);

test('1,000 points around a ball know their distance and their side, as looking at every triangle does', () => {
  const ball = sphere(10, 24);
  const random = randomNumbers(9);
  const points = Array.from({ length: 1000 }, (): Vector => [
    random() * 30 - 15,
    random() * 30 - 15,
    random() * 30 - 15,
  ]);
  const found = signedDistances(pointsOf(points), ball, { within: 20 });
  for (const [i, point] of points.entries()) {
    expect(Math.abs(Math.abs(found[i]!) - nearestByAll(ball, point))).toBeLessThan(0.001);
    // Of a ball's flat triangles some are nearer to the middle than 10.
    if (Math.abs(length(point) - 10) > 0.1) expect(Math.sign(found[i]!)).toBe(Math.sign(length(point) - 10));
  }
});

test('so do 1,000 points around a jaw', () => {
  const jaw = lowerJaw();
  const random = randomNumbers(1);
  const near = (vertex: number): Vector => {
    const [x, y, z] = vectorAt(jaw.positions, vertex);
    return [x + random() - 0.5, y + random() - 0.5, z + random() - 0.5];
  };
  const points = Array.from({ length: 1000 }, () => near(Math.floor((random() * jaw.positions.length) / 3)));
  const found = signedDistances(pointsOf(points), jaw);
  const few = points.slice(0, 100);
  for (const [i, point] of few.entries()) {
    expect(Math.abs(Math.abs(found[i]!) - nearestByAll(jaw, point))).toBeLessThan(0.001);
  }
  // What was found for the point before only makes the search shorter.
  for (const [i, point] of points.entries()) expect(found[i]).toBeCloseTo(signedDistance(jaw, point), 5);
});

test('off the edges and corners of a box it is outside, whichever triangle is found first', () => {
  const box = posed(block(4, 3, 2), 5);
  const plain = block(4, 3, 2);
  const random = randomNumbers(12);
  const points = Array.from({ length: 600 }, (): Vector => [
    random() * 8 - 2,
    random() * 7 - 2,
    random() * 6 - 2,
  ]);
  const moved = posed(pointsOf(points), 5);
  const found = signedDistances(moved, box);
  for (const [i, [x, y, z]] of points.entries()) {
    const isInside = x > 0 && x < 4 && y > 0 && y < 3 && z > 0 && z < 2;
    expect(found[i]! < 0).toBe(isInside);
    expect(found[i]).toBeCloseTo(signedDistance(plain, [x, y, z]), 3);
  }
});

test('a sharp ridge, where the nearest triangle alone would be wrong', () => {
  // A roof that is steeper than upright: its left side hangs over.
  const roof = meshOf(
    [0, 0, 0, 0, 10, 0, -10, 0, -1, -10, 10, -1, -10, 0, -3, -10, 10, -3],
    [0, 1, 3, 0, 3, 2, 0, 4, 5, 0, 5, 1],
  );
  expect(signedDistance(roof, [1, 5, 0.5])).toBeGreaterThan(0);
  expect(signedDistance(roof, [1, 5, -1])).toBeGreaterThan(0);
  expect(signedDistance(roof, [-5, 5, -1])).toBeLessThan(0);
});

test('beyond its reach there is no number', () => {
  const flat = sheet([0, 10], [0, 10], 1);
  const [near, far, below] = signedDistances(
    pointsOf([
      [5, 5, 0.4],
      [5, 5, 1.1],
      [5, 5, -0.9],
    ]),
    flat,
    { within: 1 },
  );
  expect(near).toBeCloseTo(0.4, 6);
  expect(far).toBeNaN();
  expect(below).toBeCloseTo(-0.9, 6);
});

test('what lies beyond the border of a surface has no number if asked so', () => {
  const flat = sheet([0, 10], [0, 10], 1);
  const points = pointsOf([
    [5, 5, 0.4],
    [10.5, 5, 0.4],
    [10.5, 10.5, -0.2],
  ]);
  const [over, beside, atCorner] = signedDistances(points, flat, { skipsBorder: true });
  expect(over).toBeCloseTo(0.4, 6);
  expect(beside).toBeNaN();
  expect(atCorner).toBeNaN();
  expect(signedDistances(points, flat)[1]).toBeCloseTo(Math.hypot(0.5, 0.4), 6);
});

test('a vertex that looks the other way belongs to another side of a thin wall', () => {
  const flat = sheet([0, 10], [0, 10], 1);
  const points = pointsOf([
    [5, 5, -0.4],
    [5, 5, -0.4],
  ]);
  const [same, other] = signedDistances(points, flat, { normals: Float32Array.of(0, 0, 1, 0, 0, -1) });
  expect(same).toBeCloseTo(-0.4, 6);
  expect(other).toBeNaN();
});

function nearestByAll({ positions, indices }: Mesh, [x, y, z]: Vector): number {
  const corners = new Float32Array(9);
  let nearest = Infinity;
  for (let at = 0; at < indices.length; at += 3) {
    for (let corner = 0; corner < 9; corner++) {
      corners[corner] = positions[indices[at + Math.floor(corner / 3)]! * 3 + (corner % 3)]!;
    }
    nearest = Math.min(nearest, squaredDistanceToTriangle(x, y, z, corners, 0));
  }
  return Math.sqrt(nearest);
}
