import type { Vector } from '@archway/mesh/core/vector';

/** A point on the surface of a layer. */
export interface Hit {
  layerId: string;
  /** In millimeters, in the common frame of all layers. */
  point: Vector;
  /** Unit normal of the triangle, pointing outwards. */
  normal: Vector;
  /** Index in the mesh of the tools' worker if `isFull`, otherwise in the preview. */
  triangle: number;
  /** Whether the full mesh was hit. Measurements never use a preview. */
  isFull: boolean;
}
