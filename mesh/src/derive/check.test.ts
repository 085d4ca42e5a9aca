import { expect, test } from 'vitest';
import { checkMesh } from './check.ts';
import { vertexNormals } from '../core/normals.ts';
import { block, meshOf, sheet, sphere, together } from '../core/shapes.fixtures.ts';

test('a block of known size', () => {
  const report = checkMesh(block(30, 20, 10));
  expect(report).toMatchObject({
    triangles: 12,
    vertices: 8,
    degenerate: 0,
    boundaryEdges: 0,
    borderLoops: 0,
    holes: 0,
    islands: 1,
    nonManifoldEdges: 0,
    flippedEdges: 0,
    bounds: { min: [0, 0, 0], max: [30, 20, 10] },
  });
  expect(report.area).toBeCloseTo(2 * (600 + 300 + 200), 6);
  expect(report.diagonal).toBeCloseTo(Math.sqrt(1400), 6);
});

test('a plate with two holes has one border and two holes', () => {
  const isThere = (x: number, y: number) => Math.hypot(x - 5, y) > 2 && Math.hypot(x + 5, y) > 2;
  const report = checkMesh(sheet([-10, 10], [-6, 6], 1, () => 0, isThere));
  expect(report).toMatchObject({ borderLoops: 3, holes: 2, nonManifoldEdges: 0 });
  expect(checkMesh(sheet([-10, 10], [-6, 6], 1))).toMatchObject({
    borderLoops: 1,
    holes: 0,
    boundaryEdges: 64,
  });
});

test('two islands', () => {
  expect(checkMesh(together(sphere(5, 8), sphere(2, 8)))).toMatchObject({ islands: 2, boundaryEdges: 0 });
});

test('three triangles on an edge', () => {
  const fan = meshOf([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, -1, 0, 0], [0, 1, 2, 0, 1, 3, 0, 1, 4]);
  expect(checkMesh(fan)).toMatchObject({ nonManifoldEdges: 1, boundaryEdges: 6 });
});

test('a triangle turned the wrong way round makes three flipped edges', () => {
  const ball = sphere(5, 8);
  const indices = ball.indices.slice();
  [indices[30], indices[31]] = [indices[31]!, indices[30]!];
  expect(checkMesh({ ...ball, indices }).flippedEdges).toBe(3);
});

test('triangles without area', () => {
  const mesh = meshOf([0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0], [0, 1, 3, 0, 1, 2, 1, 1, 3]);
  expect(checkMesh(mesh)).toMatchObject({ degenerate: 2, area: 0.5 });
});

test('a mesh of nothing', () => {
  expect(checkMesh(meshOf([], []))).toMatchObject({ triangles: 0, islands: 0, area: 0, diagonal: 0 });
});

test('normals of a ball point away from its middle', () => {
  const ball = sphere(7, 40);
  const normals = vertexNormals(ball);
  const off = ball.positions.map((value, at) => Math.abs(value / 7 - normals[at]!));
  expect(Math.max(...off)).toBeLessThan(0.02);
});

test('the longest border of each part is its rim, and a hole has its place and length', () => {
  const square = (x: number, size: number): [number, number, number][] => [
    [x, 0, 0],
    [x + size, 0, 0],
    [x + size, size, 0],
    [x, size, 0],
  ];
  // A plate of ten millimeters with a hole of two in its middle, and a small plate beside it without one.
  const outer = square(0, 10);
  const inner = square(4, 2).map(([x, y, z]): [number, number, number] => [x, y + 4, z]);
  const beside = square(20, 1);
  const ring = [0, 1, 2, 3].flatMap((i) => {
    const next = (i + 1) % 4;
    return [i, next, 4 + next, i, 4 + next, 4 + i];
  });
  const report = checkMesh(meshOf([...outer, ...inner, ...beside].flat(), [...ring, 8, 9, 10, 8, 10, 11]));
  expect(report).toMatchObject({ borderLoops: 3, holes: 1, islands: 2 });
  expect(report.holeBorders).toEqual([{ at: [5, 5, 0], length: 8 }]);
});
