import type { Chunk } from './decode-protocol.ts';
import type { Cut } from './split-triangles.ts';

/** Attributes of all vertices of a mesh. */
export interface VertexData {
  /** Quantized x, y, z and one unused value in turn. */
  steps: Uint16Array;
  normals: Float32Array;
  openness: Float32Array;
  colors: Uint8Array | null;
}

const FULL = 127;

/** Creates a chunk with the attributes of its vertices. */
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

/** Buffers to transfer with a chunk. Indices and positions are copied instead, because the tree is built later. */
export const buffersOf = ({ vertexIds, facing, colors }: Chunk): ArrayBuffer[] => [
  vertexIds.buffer,
  facing.buffer,
  ...(colors === null ? [] : [colors.buffer]),
];
