import { describe, expect, it } from 'vitest';
import { splitTriangles } from './split-triangles.ts';

/** A strip of triangles, each with two vertices of the one before it. */
function strip(triangles: number) {
  const indices = Uint32Array.from({ length: triangles * 3 }, (_, at) => Math.floor(at / 3) + (at % 3));
  return { positions: new Float32Array((triangles + 2) * 3), indices, colors: null };
}

describe('splitting triangles', () => {
  it('leaves a small mesh in one piece', () => {
    const [only, ...more] = splitTriangles(strip(5));
    expect(more).toHaveLength(0);
    expect([...only!.indices]).toEqual([...strip(5).indices]);
    expect(only!.vertexIds).toHaveLength(7);
  });

  it('respects both limits and the order of triangles', () => {
    const mesh = strip(1_000);
    for (const limits of [
      { triangles: 300, vertices: 65_535 },
      { triangles: 1_000, vertices: 64 },
    ]) {
      const cuts = splitTriangles(mesh, limits);
      const joined = cuts.flatMap(({ indices, vertexIds }) =>
        [...indices].map((vertex) => vertexIds[vertex]),
      );
      expect(joined).toEqual([...mesh.indices]);
      let triangles = 0;
      for (const { firstTriangle, indices, vertexIds } of cuts) {
        expect(firstTriangle).toBe(triangles);
        expect(vertexIds.length).toBeLessThanOrEqual(limits.vertices);
        expect(new Set(vertexIds).size).toBe(vertexIds.length);
        triangles += indices.length / 3;
        expect(indices.length / 3).toBeLessThanOrEqual(limits.triangles);
      }
      expect(triangles).toBe(1_000);
    }
  });

  it('never uses the primitive restart index', () => {
    const cuts = splitTriangles(strip(200_000));
    expect(
      Math.max(...cuts.map(({ indices }) => indices.reduce((most, one) => Math.max(most, one), 0))),
    ).toBeLessThan(65_535);
  });

  it('returns no chunks for an empty mesh', () => {
    expect(
      splitTriangles({ positions: new Float32Array(), indices: new Uint32Array(), colors: null }),
    ).toEqual([]);
  });
});
