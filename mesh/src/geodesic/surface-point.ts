import type { Vector } from '../core/vector.ts';

/** A point and the triangle it is on, as a pointer's ray finds them. */
export interface SurfacePoint {
  point: Vector;
  triangle: number;
}
