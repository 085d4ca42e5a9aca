import type { Mesh } from '@archway/mesh/core/mesh';
import type { MeshBVH } from 'three-mesh-bvh';

/** A layer's full mesh in the worker: positions in millimeters in the common frame. */
export interface ShelvedMesh {
  readonly mesh: Mesh;
  /** Built lazily and cached. */
  readonly tree: MeshBVH;
  /** Unit normals of the vertices, computed lazily and cached. */
  readonly normals: Float32Array;
}

/** All full meshes by layer id. Throws for an unknown layer. */
export interface MeshShelf {
  get(layerId: string): ShelvedMesh;
}

/** Output of a job, and the buffers in it to transfer instead of copying. */
export interface JobAnswer<Output> {
  output: Output;
  transfer?: ArrayBuffer[];
}

export type Job<Input, Output> = (shelf: MeshShelf, input: Input) => JobAnswer<Output>;
