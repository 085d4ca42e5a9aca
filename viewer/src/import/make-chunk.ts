import type { Chunk } from './decode-protocol.ts';
import type { Cut } from './split-triangles.ts';

/** Everything drawn of a whole mesh, by vertex. */
export interface VertexData {
  /** x, y, z and an empty one in turn. */
  steps: Uint16Array;
  normals: Float32Array;
  openness: Float32Array;
  colors: Uint8Array | null;
}

const FULL = 127;

/** A chunk with what its vertices need. */
export function makeChunk({ firstTriangle, vertexIds, indices }: Cut, data: VertexData): Chunk {
  const count = vertexIds.length;
  const positions = new Uint16Array(count * 4);
  const facing = new Int8Array(count * 4);
  const colors = data.colors === null ? null : new Uint8Array(count * 4);
  for (let vertex = 0; vertex < count; vertex++) {
    const id = vertexIds[vertex]!;
    const to = vertex * 4;
    for (let axis = 0; axis < 3; axis++) {
      positions[to + axis] = data.steps[id * 4 + axis]!;
      facing[to + axis] = Math.round(data.normals[id * 3 + axis]! * FULL);
      if (colors !== null) colors[to + axis] = data.colors![id * 3 + axis]!;
    }
    facing[to + 3] = Math.round(data.openness[id]! * FULL);
  }
  return { firstTriangle, vertexIds, indices, positions, facing, colors };
}

/** What is handed over with a chunk. Indices and positions are copied, because the tree is built of them afterwards. */
export const buffersOf = ({ vertexIds, facing, colors }: Chunk): ArrayBuffer[] => [
  vertexIds.buffer,
  facing.buffer,
  ...(colors === null ? [] : [colors.buffer]),
];
