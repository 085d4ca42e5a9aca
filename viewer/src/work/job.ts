import type { Mesh } from '@archway/mesh/core/mesh';
import type { MeshBVH } from 'three-mesh-bvh';

/** A layer's full mesh in the worker: positions in millimeters, in the frame of all layers. */
export interface ShelvedMesh {
  readonly mesh: Mesh;
  /** Built when it is first asked for, and kept. */
  readonly tree: MeshBVH;
  /** Unit normals of the vertices; made when first asked for, and kept. */
  readonly normals: Float32Array;
}

/** All full meshes, by the id of their layer. Throws for a layer that is not there. */
export interface MeshShelf {
  get(layerId: string): ShelvedMesh;
}

/** What a job answers, and which buffers of it are handed over instead of copied. */
export interface JobAnswer<Output> {
  output: Output;
  transfer?: ArrayBuffer[];
}

export type Job<Input, Output> = (shelf: MeshShelf, input: Input) => JobAnswer<Output>;
