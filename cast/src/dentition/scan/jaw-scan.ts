import type { Mesh } from '@archway/mesh/core/mesh';

/** A scan of a jaw, and which tooth each vertex is of. */
export interface JawScan {
  mesh: Mesh;
  labels: Uint8Array;
}
