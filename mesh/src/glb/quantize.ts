import { boundsOf, largestExtentOf } from '../core/bounds.ts';
import type { Vector } from '../core/vector.ts';

export interface Quantized {
  /** x, y, z and an empty one in turn, each from 0 to 2^bits − 1. */
  steps: Uint16Array;
  /** Length of a step, and where step 0 is. */
  scale: number;
  offset: Vector;
}

/**
 * Positions as whole steps of one length for all three axes: scaled differently along each, normals would have to be
 * bent back when it is drawn. A position is at most half a step off along each axis.
 */
export function quantizePositions(positions: Float32Array, bits: number): Quantized {
  const bounds = boundsOf(positions);
  const scale = largestExtentOf(bounds) / (2 ** bits - 1) || 1;
  const [x, y, z] = bounds.min;
  const steps = new Uint16Array((positions.length / 3) * 4);
  for (let from = 0, to = 0; from < positions.length; from += 3, to += 4) {
    steps[to] = Math.round((positions[from]! - x) / scale);
    steps[to + 1] = Math.round((positions[from + 1]! - y) / scale);
    steps[to + 2] = Math.round((positions[from + 2]! - z) / scale);
  }
  return { steps, scale, offset: bounds.min };
}
