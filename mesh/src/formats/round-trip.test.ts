import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mesh } from '../core/mesh.ts';
import { latin1 } from './latin1.ts';
import { readMesh } from './read.ts';
import { sphere } from './sphere.fixtures.ts';
import { viewOf } from './view-of.ts';
import { writeObj } from './write-obj.ts';
import { writePly } from './write-ply.ts';
import { writeStl } from './write-stl.ts';

const coordinate = fc.float({ min: -1e6, max: 1e6, noNaN: true });

/** Any points, triangles with three different corners among them, colors or none. */
const anyMesh = fc.integer({ min: 3, max: 30 }).chain((vertices) => {
  const corners = fc.uniqueArray(fc.nat(vertices - 1), { minLength: 3, maxLength: 3 });
  return fc.record({
    positions: fc.float32Array({
      minLength: vertices * 3,
      maxLength: vertices * 3,
      min: -1e6,
      max: 1e6,
      noNaN: true,
    }),
    indices: fc.array(corners, { minLength: 1, maxLength: 40 }).map((list) => Uint32Array.from(list.flat())),
    colors: fc.option(fc.uint8Array({ minLength: vertices * 3, maxLength: vertices * 3 }), { nil: null }),
  });
});

/** Coordinates as bits, so that nothing is equal but what is the same. */
const inBits = (mesh: Mesh) => ({ ...mesh, positions: new Uint32Array(mesh.positions.slice().buffer) });

describe('what is written is read', () => {
  test.each([{}, { bigEndian: true }, { ascii: true }])('PLY %j', (options) => {
    fc.assert(
      fc.property(anyMesh, (mesh) => {
        expect(inBits(readMesh(writePly(mesh, options)))).toEqual(inBits(mesh));
      }),
    );
  });

  test('PLY with labels', () => {
    const ball = sphere();
    const labels = Uint8Array.from({ length: 162 }, (_, i) => i % 17);
    for (const options of [{}, { bigEndian: true }, { ascii: true }]) {
      const bytes = writePly(ball, { ...options, labels });
      expect(latin1(bytes, 0, 400)).toContain('property uchar label\n');
      expect(inBits(readMesh(bytes))).toEqual(inBits(ball));
    }
    const bytes = writePly(ball, { labels });
    const start = latin1(bytes, 0, 400).indexOf('end_header\n') + 'end_header\n'.length;
    expect(labels.every((label, i) => bytes[start + i * 16 + 15] === label)).toBe(true);
  });

  test('OBJ', () => {
    fc.assert(
      fc.property(anyMesh, (mesh) => {
        expect(inBits(readMesh(writeObj(mesh)))).toEqual(inBits(mesh));
      }),
    );
  });

  test('STL, but for the numbers of the points', () => {
    const corner = fc.tuple(coordinate, coordinate, coordinate);
    const facets = fc.array(fc.uniqueArray(corner, { minLength: 3, maxLength: 3, selector: String }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(facets, (list) => {
        const positions = Float32Array.from(list.flat(2), (value) => value + 0);
        const indices = Uint32Array.from({ length: list.length * 3 }, (_, i) => i);
        const read = readMesh(writeStl({ positions, indices, colors: null }));
        const corners = [...read.indices].flatMap((i) => [...read.positions.subarray(i * 3, i * 3 + 3)]);
        expect(corners).toEqual([...positions]);
      }),
    );
  });

  test('a mesh of every format again and again is the same mesh', () => {
    const once = readMesh(writeStl(sphere()));
    expect(readMesh(writeStl(readMesh(writeObj(readMesh(writePly(once))))))).toEqual(once);
  });
});

describe('STL', () => {
  test('normals point outwards and are of length 1', () => {
    const bytes = writeStl(sphere());
    const view = viewOf(bytes);
    for (let facet = 84; facet < bytes.length; facet += 50) {
      const floats = Array.from({ length: 12 }, (_, i) => view.getFloat32(facet + i * 4, true));
      const [nx = 0, ny = 0, nz = 0, x = 0, y = 0, z = 0] = floats;
      expect(Math.hypot(nx, ny, nz)).toBeCloseTo(1, 6);
      expect(nx * x + ny * y + nz * z).toBeGreaterThan(0);
    }
  });

  test('a facet without area has the normal 0', () => {
    const positions = Float32Array.of(0, 0, 0, 1, 0, 0, 2, 0, 0);
    const view = viewOf(writeStl({ positions, indices: Uint32Array.of(0, 1, 2), colors: null }));
    expect([84, 88, 92].map((at) => view.getFloat32(at, true))).toEqual([0, 0, 0]);
  });

  test.each([
    ['Case 7, upper jaw', 'Case 7, upper jaw\0'],
    ['solid as a rock', 'binary solid as a rock\0'],
    ['x'.repeat(200), 'x'.repeat(80)],
    ['\u4e0a\u984e', '??\0'],
  ])('the title %j', (title, expected) => {
    const bytes = writeStl(sphere(), title);
    expect(latin1(bytes, 0, 80).slice(0, expected.length)).toBe(expected);
    expect(readMesh(bytes).indices).toHaveLength(960);
  });
});
