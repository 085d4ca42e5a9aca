import { boundsOf, largestExtentOf } from '../core/bounds.ts';
import { CURVE_STEPS, hilbertKey } from './hilbert.ts';
import { sortByKey } from '../core/sort-by-key.ts';

/** The numbers of points in an order in which neighbors are near each other: along a Hilbert curve. */
export function nearOrder(positions: Float32Array): Uint32Array {
  const bounds = boundsOf(positions);
  const toStep = (CURVE_STEPS - 1) / (largestExtentOf(bounds) || 1);
  const keys = new Uint32Array(positions.length / 3);
  for (let point = 0; point < keys.length; point++) {
    const at = point * 3;
    keys[point] = hilbertKey(
      Math.floor((positions[at]! - bounds.min[0]) * toStep),
      Math.floor((positions[at + 1]! - bounds.min[1]) * toStep),
      Math.floor((positions[at + 2]! - bounds.min[2]) * toStep),
    );
  }
  return sortByKey(keys);
}
