import type { Mesh } from '@archway/mesh/core/mesh';
import type { RecognizedJaw } from '@archway/mesh/jaw/recognize-jaw';
import type { Vector } from '@archway/mesh/core/vector';

/** To the worker: a file of `packGlb`. */
export interface DecodeRequest {
  bytes: Uint8Array<ArrayBuffer>;
  toMillimeters: number;
  /** Whether it is to be found out what the scan shows, and how it lies. */
  recognizes: boolean;
  /** Whether the mesh itself is sent too, for `work`. */
  sendsMesh: boolean;
}

/** What is known of a mesh before any of it is drawn. */
export interface Shape {
  /** A step of positions in millimeters, and where step 0 is. */
  scale: number;
  offset: Vector;
  /** Points that no other one lies outside of, to fit the camera to: x, y and z in turn. */
  outline: Float32Array;
  /** Null if nobody asked. */
  jaw: RecognizedJaw | null;
  hasColors: boolean;
  triangles: number;
  chunks: number;
}

/** A part of a mesh that is uploaded at once: triangles in a row, with vertices of its own. */
export interface Chunk {
  firstTriangle: number;
  /** Which vertex of the whole mesh each one is. */
  vertexIds: Uint32Array<ArrayBuffer>;
  indices: Uint16Array<ArrayBuffer>;
  /** In steps: x, y, z and an empty one in turn. */
  positions: Uint16Array<ArrayBuffer>;
  /** Normal as x, y and z, and how open the place is to the light, all of 127. */
  facing: Int8Array<ArrayBuffer>;
  /** Red, green, blue and an empty one in turn. */
  colors: Uint8Array<ArrayBuffer> | null;
}

/** A tree of boxes over a chunk, as three-mesh-bvh writes it; the chunk's triangles keep their order. */
export interface ChunkTree {
  roots: ArrayBuffer[];
  indirectBuffer: Uint32Array | Uint16Array;
}

/** From the worker, in this order: shape, chunks, mesh, trees, done; or failed at any time. */
export type DecodeReply =
  | { kind: 'shape'; shape: Shape }
  | { kind: 'chunk'; chunk: Chunk }
  | { kind: 'mesh'; mesh: Mesh }
  | { kind: 'tree'; chunk: number; tree: ChunkTree }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string };
