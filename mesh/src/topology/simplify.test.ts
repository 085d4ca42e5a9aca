import { expect, test } from 'vitest';
import { doubleAreaVector } from '../core/area.ts';
import { checkMesh } from '../derive/check.ts';
import { lowerJaw } from '../jaw/jaws.fixtures.ts';
import { triangleCount, vertexCount, type Mesh } from '../core/mesh.ts';
import { colored, sheet, sphere } from '../core/shapes.fixtures.ts';
import { compactMesh, simplify } from './simplify.ts';
import { twoSidedDistance } from '../search/surface-distance.ts';
import { length } from '../core/vector.ts';

test('the real error of a simpler ball is near the reported one', async () => {
  const ball = sphere(30, 120);
  const { mesh, error } = await simplify(ball, { targetTriangles: 3000 });
  expect(triangleCount(mesh)).toBeLessThanOrEqual(3000);
  expect(triangleCount(mesh)).toBeGreaterThan(2000);
  const { there, back } = twoSidedDistance(ball, mesh, { samples: 6000 });
  expect(error).toBeGreaterThan(0);
  expect(there.max).toBeLessThan(error * 4);
  expect(back.max).toBeLessThan(error * 4);
  expect(there.max).toBeGreaterThan(error / 4);
});

test('it stops before the allowed error', async () => {
  const jaw = lowerJaw();
  const { mesh, error } = await simplify(jaw, { targetTriangles: 10, maxError: 0.02 });
  expect(error).toBeLessThanOrEqual(0.02);
  expect(triangleCount(mesh)).toBeLessThan(triangleCount(jaw));
  expect(triangleCount(mesh)).toBeGreaterThan(1000);
  expect(twoSidedDistance(jaw, mesh, { samples: 6000 }).there.p99).toBeLessThan(0.04);
});

test('a locked border stays as it is', async () => {
  const wavy = sheet([0, 40], [0, 40], 0.5, (x, y) => Math.sin(x / 3) * Math.cos(y / 3));
  const border = checkMesh(wavy).boundaryEdges;
  const locked = await simplify(wavy, { targetTriangles: 1000, lockBorder: true });
  expect(checkMesh(locked.mesh)).toMatchObject({ boundaryEdges: border, holes: 0 });
  const free = await simplify(wavy, { targetTriangles: 1000 });
  expect(checkMesh(free.mesh).boundaryEdges).toBeLessThan(border);
});

test('colors stay with their vertices, and borders between colors are kept sharp', async () => {
  const plain = sheet([0, 40], [0, 40], 0.5);
  const colors = Uint8Array.from(plain.positions, (_, at) =>
    plain.positions[at - (at % 3)]! < 20.2 ? 255 : 0,
  );
  const half = { ...plain, colors };
  const { mesh } = await simplify(half, { targetTriangles: 400, maxError: 0.1 });
  for (let vertex = 0; vertex < vertexCount(mesh); vertex++) {
    const x = mesh.positions[vertex * 3]!;
    expect(mesh.colors![vertex * 3]).toBe(x < 20.2 ? 255 : 0);
  }
  expect(mixedArea(mesh)).toBeLessThan(40);
});

/** Of the triangles with corners of different colors. */
function mixedArea(mesh: Mesh): number {
  const redOf = (corner: number) => mesh.colors![mesh.indices[corner]! * 3];
  let area = 0;
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const reds = new Set([0, 1, 2].map((corner) => redOf(triangle * 3 + corner)));
    if (reds.size > 1) area += length(doubleAreaVector(mesh, triangle)) / 2;
  }
  return area;
}

test('vertices without a triangle go', () => {
  const mesh = colored(sheet([0, 4], [0, 4], 1));
  const compact = compactMesh({ ...mesh, indices: mesh.indices.slice(-3) });
  expect(vertexCount(compact)).toBe(3);
  expect(compact.colors).toHaveLength(9);
  expect([...compact.indices]).toEqual([0, 1, 2]);
});
