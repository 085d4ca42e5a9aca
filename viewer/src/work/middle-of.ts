import { boundsOf } from '@archway/mesh/core/bounds';
import { add, scale, type Vector } from '@archway/mesh/core/vector';

/** Center of the bounding box. */
export function middleOf(positions: Float32Array): Vector {
  const { min, max } = boundsOf(positions);
  return scale(add(min, max), 0.5);
}
