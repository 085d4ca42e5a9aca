import type { Mesh } from '../core/mesh.ts';
import type { Vector } from '../core/vector.ts';

/** Evenly distributed directions on a spiral from pole to pole. */
const DIRECTIONS: readonly Vector[] = Array.from({ length: 96 }, (_, step) => {
  const height = 1 - (2 * (step + 0.5)) / 96;
  const around = step * Math.PI * (3 - Math.sqrt(5));
  const radius = Math.sqrt(1 - height * height);
  return [radius * Math.cos(around), radius * Math.sin(around), height];
});

/** The farthest vertex in each direction, enough to fit the camera from any side. */
export function outlineOf({ positions }: Mesh): Float32Array {
  const outline = new Float32Array(DIRECTIONS.length * 3);
  for (const [which, direction] of DIRECTIONS.entries()) {
    const at = farthest(positions, direction);
    outline.set(positions.subarray(at, at + 3), which * 3);
  }
  return outline;
}

function farthest(positions: Float32Array, [x, y, z]: Vector): number {
  let found = 0;
  let most = -Infinity;
  // Samples a large mesh; the error is smaller than the distance of neighboring samples.
  const leap = 3 * Math.max(1, Math.floor(positions.length / 3 / 40_000));
  for (let at = 0; at + 2 < positions.length; at += leap) {
    const reach = positions[at]! * x + positions[at + 1]! * y + positions[at + 2]! * z;
    if (reach <= most) continue;
    most = reach;
    found = at;
  }
  return found;
}
