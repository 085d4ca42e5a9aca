import type { Vector } from '@archway/mesh/core/vector';

/** A place on the surface of a layer. */
export interface Hit {
  layerId: string;
  /** In millimeters, in the frame all layers share. */
  point: Vector;
  /** The triangle's own, of length 1, out of the surface. */
  normal: Vector;
  /** Counted as in the mesh that `work` has: that of the full mesh if `isFull`. */
  triangle: number;
  /** Whether the full mesh was hit; nothing is measured on a preview. */
  isFull: boolean;
}
