import { boundsOf } from '@archway/mesh/core/bounds';
import { add, scale, type Vector } from '@archway/mesh/core/vector';

/** Of the box around points. */
export function middleOf(positions: Float32Array): Vector {
  const { min, max } = boundsOf(positions);
  return scale(add(min, max), 0.5);
}
