import { describe, expect, test } from 'vitest';
import { vertexCount } from '../core/mesh.ts';
import { areaWithin, flatten, fromPlane, planeFrame, toPlane, type Plane } from './plane.ts';
import { lengthOfLine, pointCount } from './polyline.ts';
import { randomNumbers } from '../core/random.ts';
import { sectionOf } from './section.ts';
import { block, posed, sheet, sphere, together, torn } from '../core/shapes.fixtures.ts';
import { dot, length, subtract, vectorAt, type Vector } from '../core/vector.ts';

const level = (height: number): Plane => ({ point: [0, 0, height], normal: [0, 0, 1] });

test('a block is cut into a rectangle, exactly', () => {
  const lines = sectionOf(block(4, 3, 2), level(0.75));
  expect(lines).toHaveLength(1);
  expect(lines[0]!.isClosed).toBe(true);
  expect(lengthOfLine(lines[0]!)).toBe(14);
  expect(areaWithin(planeFrame(level(0.75)), lines[0]!)).toBe(12);
});

test('the other way round the same line goes the other way, and stays positive on its own paper', () => {
  const plane: Plane = { point: [0, 0, 0.75], normal: [0, 0, -5] };
  const [line] = sectionOf(block(4, 3, 2), plane);
  expect(areaWithin(planeFrame(plane), line!)).toBeCloseTo(12, 6);
  expect(areaWithin(planeFrame(level(0.75)), line!)).toBeCloseTo(-12, 6);
});

test('a ball is cut into circles', () => {
  const lines = sectionOf(sphere(10, 200), { point: [0, 0, 0], normal: [1, 2, 3] });
  expect(lines).toHaveLength(1);
  expect(lengthOfLine(lines[0]!)).toBeCloseTo(20 * Math.PI, 1);
  for (let i = 0; i < pointCount(lines[0]!); i++) {
    const point = vectorAt(lines[0]!.points, i);
    expect(Math.abs(length(point) - 10)).toBeLessThan(0.003);
    expect(Math.abs(dot(point, [1, 2, 3]))).toBeLessThan(1e-5);
  }
});

test('a hollow is a hole: areas add up to what is solid', () => {
  const inner = sphere(5, 60);
  const outer = sphere(10, 60);
  const hollow = together(outer, { ...inner, indices: inner.indices.toReversed() });
  const lines = sectionOf(hollow, level(0.01));
  const areas = lines.map((line) => areaWithin(planeFrame(level(0.01)), line)!);
  expect(areas.map(Math.sign).toSorted((a, b) => a - b)).toEqual([-1, 1]);
  expect(areas[0]! + areas[1]!).toBeCloseTo(75 * Math.PI, 0);
});

describe('vertices in the plane', () => {
  test('a whole ring of them gives one closed line without double points', () => {
    const [line, ...others] = sectionOf(sphere(10, 20), level(0));
    expect(others).toEqual([]);
    expect(line!.isClosed).toBe(true);
    expect(pointCount(line!)).toBe(40);
  });

  test('a plane along the edges of a block outlines it once', () => {
    const diagonal: Plane = { point: [0, 0, 0], normal: [3, -4, 0] };
    const [line, ...others] = sectionOf(block(4, 3, 2), diagonal);
    expect(others).toEqual([]);
    expect(lengthOfLine(line!)).toBeCloseTo(14, 6);
  });

  test('a face in the plane is outlined if it is the top, and passed over if it is the bottom', () => {
    const [line, ...others] = sectionOf(block(4, 3, 2), level(2));
    expect(others).toEqual([]);
    expect(areaWithin(planeFrame(level(2)), line!)).toBe(12);
    expect(sectionOf(block(4, 3, 2), level(0))).toEqual([]);
  });

  test('a plane that touches a tip finds nothing', () => {
    expect(sectionOf(sphere(10, 20), level(10))).toEqual([]);
    expect(sectionOf(sphere(10, 20), level(-10))).toEqual([]);
  });

  test('through any three vertices a closed surface gives closed lines only', () => {
    const mesh = posed(sphere(10, 12), 8);
    const random = randomNumbers(4);
    const vertex = (): Vector => vectorAt(mesh.positions, Math.floor(random() * vertexCount(mesh)));
    for (let i = 0; i < 300; i++) {
      const [a, b, c] = [vertex(), vertex(), vertex()];
      const [u, v] = [subtract(b, a), subtract(c, a)];
      const normal: Vector = [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
      ];
      if (length(normal) < 1e-3) continue;
      for (const line of sectionOf(mesh, { point: a, normal })) expect(line.isClosed).toBe(true);
    }
  });
});

test('an open surface gives an open line from border to border', () => {
  const [line, ...others] = sectionOf(sheet([0, 10], [0, 10], 0.5), {
    point: [3.3, 0, 0],
    normal: [1, 0, 0],
  });
  expect(others).toEqual([]);
  expect(line!.isClosed).toBe(false);
  expect(lengthOfLine(line!)).toBeCloseTo(10, 5);
  expect(areaWithin(planeFrame(level(0)), line!)).toBeNull();
});

test('triangles that share no corners are each cut by themselves', () => {
  expect(sectionOf(torn(block(1, 1, 1)), level(0.5))).toHaveLength(8);
});

test('paper and space agree', () => {
  const plane: Plane = { point: [5, -3, 2], normal: [1, 1, 0.2] };
  const frame = planeFrame(plane);
  const [x, y] = toPlane(frame, fromPlane(frame, 2.5, -1.5));
  expect(x).toBeCloseTo(2.5, 12);
  expect(y).toBeCloseTo(-1.5, 12);
  expect(frame.up[2]).toBeGreaterThan(0.9);
  const [line] = sectionOf(sphere(10, 40), plane);
  const flat = flatten(frame, line!);
  const around = Math.hypot(flat[0]! - flat[2]!, flat[1]! - flat[3]!);
  expect(around).toBeCloseTo(length(subtract(vectorAt(line!.points, 0), vectorAt(line!.points, 1))), 4);
});

test.each([[[0, 0, 1]], [[0, 1, 0]], [[0, 0, -3]], [[1, 0, 0]]] as const)('a frame for %j', (normal) => {
  const frame = planeFrame({ point: [0, 0, 0], normal });
  expect(dot(frame.right, frame.up)).toBeCloseTo(0, 12);
  expect(length(frame.right)).toBeCloseTo(1, 12);
  expect(length(frame.up)).toBeCloseTo(1, 12);
});
