import { expect, test } from 'vitest';
import { checkMesh } from '../derive/check.ts';
import { vertexCount, triangleCount } from '../core/mesh.ts';
import { block, meshOf, sheet, sphere, together, torn } from '../core/shapes.fixtures.ts';
import { weldVertices } from './weld.ts';

test('a torn ball becomes whole again', () => {
  const whole = sphere(10, 20);
  const welded = weldVertices(torn(whole), 1e-4);
  expect(vertexCount(welded)).toBe(vertexCount(whole));
  expect(triangleCount(welded)).toBe(triangleCount(whole));
  expect(checkMesh(welded)).toMatchObject({ boundaryEdges: 0, flippedEdges: 0, islands: 1 });
});

test('vertices within the tolerance are joined, also across cells of the grid, and others are not', () => {
  const one = sheet([0, 20], [0, 20], 0.7);
  const other = { ...one, positions: one.positions.map((value) => value + 0.03) };
  const both = together(one, other);
  expect(vertexCount(weldVertices(both, 0.06))).toBe(vertexCount(one));
  expect(vertexCount(weldVertices(both, 0.05))).toBe(vertexCount(both));
});

test('triangles that lose a corner are dropped, and the first vertex gives the color', () => {
  const mesh = {
    ...meshOf([0, 0, 0, 0.01, 0, 0, 5, 0, 0, 0, 5, 0], [0, 1, 2, 1, 2, 3]),
    colors: new Uint8Array([1, 2, 3, 9, 9, 9, 4, 4, 4, 5, 5, 5]),
  };
  const welded = weldVertices(mesh, 0.1);
  expect([...welded.indices]).toEqual([0, 1, 2]);
  expect([...welded.colors!]).toEqual([1, 2, 3, 4, 4, 4, 5, 5, 5]);
});

test('welding needs a tolerance', () => {
  expect(() => weldVertices(block(1, 1, 1), 0)).toThrow(RangeError);
});
