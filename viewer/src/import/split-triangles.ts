import type { Mesh } from '@archway/mesh/core/mesh';

export interface ChunkLimits {
  triangles: number;
  vertices: number;
}

/** Indices have 16 bits, and 65535 is the primitive restart index. */
export const CHUNK_LIMITS: ChunkLimits = { triangles: 250_000, vertices: 65_535 };

export interface Cut {
  firstTriangle: number;
  vertexIds: Uint32Array<ArrayBuffer>;
  indices: Uint16Array<ArrayBuffer>;
}

/**
 * Splits the triangles in order into chunks within the limits. Each chunk gets its own vertices. Derived files keep
 * neighbors together, so few vertices are duplicated.
 */
export function splitTriangles({ indices, positions }: Mesh, limits: ChunkLimits = CHUNK_LIMITS): Cut[] {
  const cuts: Cut[] = [];
  // The chunk in which a vertex was last used, and its index there.
  const rowOf = new Uint32Array(positions.length / 3);
  const numberIn = new Uint16Array(rowOf.length);
  for (let first = 0; first < indices.length;) {
    const row = cuts.length + 1;
    const vertexIds = new Uint32Array(limits.vertices);
    const end = Math.min(indices.length, first + limits.triangles * 3);
    const numbers = new Uint16Array(end - first);
    let vertices = 0;
    let at = first;
    while (at < end && vertices + 3 <= limits.vertices) {
      for (const stop = at + 3; at < stop; at++) {
        const vertex = indices[at]!;
        if (rowOf[vertex] !== row) {
          rowOf[vertex] = row;
          numberIn[vertex] = vertices;
          vertexIds[vertices++] = vertex;
        }
        numbers[at - first] = numberIn[vertex]!;
      }
    }
    cuts.push({
      firstTriangle: first / 3,
      vertexIds: vertexIds.slice(0, vertices),
      indices: numbers.slice(0, at - first),
    });
    first = at;
  }
  return cuts;
}
