/** How much a file may hold. What it declares is believed no further than this. */
export interface MeshLimits {
  triangles: number;
  vertices: number;
}

/** Several times what the finest scanner makes of a whole jaw. */
export const DEFAULT_LIMITS: MeshLimits = { triangles: 10_000_000, vertices: 30_000_000 };
