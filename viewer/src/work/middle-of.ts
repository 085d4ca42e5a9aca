import { boundsOf } from '@archway/mesh/bounds';
import { add, scale, type Vector } from '@archway/mesh/vector';

/** Of the box around points. */
export function middleOf(positions: Float32Array): Vector {
  const { min, max } = boundsOf(positions);
  return scale(add(min, max), 0.5);
}
