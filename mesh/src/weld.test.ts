import { expect, test } from 'vitest';
import { checkMesh } from './check.ts';
import { vertexCount, triangleCount } from './mesh.ts';
import { block, meshOf, sphere, torn } from './shapes.fixtures.ts';
import { weldVertices } from './weld.ts';

test('a torn ball becomes whole again', () => {
  const whole = sphere(10, 20);
  const welded = weldVertices(torn(whole), 1e-4);
  expect(vertexCount(welded)).toBe(vertexCount(whole));
  expect(triangleCount(welded)).toBe(triangleCount(whole));
  expect(checkMesh(welded)).toMatchObject({ boundaryEdges: 0, flippedEdges: 0, islands: 1 });
});

test('vertices within the tolerance are joined across cells of the grid, others are not', () => {
  // 0.0999 and 0.1001 lie in different cells when cells are 0.1 wide.
  const near = meshOf(
    [0.0999, 0, 0, 1, 0, 0, 0, 1, 0, 0.1001, 0, 0, 1, 1, 0, 0.16, 0, 0],
    [0, 1, 2, 3, 4, 2, 5, 1, 4],
  );
  expect(vertexCount(weldVertices(near, 0.05))).toBe(5);
  expect(vertexCount(weldVertices(near, 0.07))).toBe(4);
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
