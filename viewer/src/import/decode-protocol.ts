import type { Mesh } from '@archway/mesh/core/mesh';
import type { RecognizedJaw } from '@archway/mesh/jaw/recognize-jaw';
import type { Vector } from '@archway/mesh/core/vector';

/** Message to the worker: a file written by `packGlb`. */
export interface DecodeRequest {
  bytes: Uint8Array<ArrayBuffer>;
  toMillimeters: number;
  /** Whether to recognize the jaw and its orientation. */
  recognizes: boolean;
  /** Whether to send the mesh too, for the worker of the tools. */
  sendsMesh: boolean;
}

/** Properties of a mesh that are known before it is drawn. */
export interface Shape {
  /** Size of a quantization step in millimeters, and the position of step 0. */
  scale: number;
  offset: Vector;
  /** Extreme points in fixed directions, to fit the camera to: x, y and z in turn. */
  outline: Float32Array;
  /** Null if not requested. */
  jaw: RecognizedJaw | null;
  hasColors: boolean;
  triangles: number;
  chunks: number;
}

/** A part of a mesh that is uploaded at once: consecutive triangles with their own vertices. */
export interface Chunk {
  firstTriangle: number;
  /** Index of each vertex in the whole mesh. */
  vertexIds: Uint32Array<ArrayBuffer>;
  indices: Uint16Array<ArrayBuffer>;
  /** Quantized x, y, z and one unused value in turn. */
  positions: Uint16Array<ArrayBuffer>;
  /** Normal as x, y and z, then ambient openness, each scaled to 127. */
  facing: Int8Array<ArrayBuffer>;
  /** Red, green, blue and one unused value in turn. */
  colors: Uint8Array<ArrayBuffer> | null;
}

/** A serialized three-mesh-bvh tree of a chunk; its triangles keep their order. */
export interface ChunkTree {
  roots: ArrayBuffer[];
  indirectBuffer: Uint32Array | Uint16Array;
}

/** Messages from the worker in this order: shape, chunks, mesh, trees, done; or failed at any time. */
export type DecodeReply =
  | { kind: 'shape'; shape: Shape }
  | { kind: 'chunk'; chunk: Chunk }
  | { kind: 'mesh'; mesh: Mesh }
  | { kind: 'tree'; chunk: number; tree: ChunkTree }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string };
