import type { Point } from '../marks.ts';
import type { HoleFact } from './gaps.ts';

/**
 * How far a hole is from the nearest of the points, from its border, as if it were round. Infinite beyond `within`, where
 * nobody asks. A margin has hundreds of points and a scan hundreds of holes, so most are ruled out by the points' bounds.
 */
export function distanceTo(points: readonly Point[], within: number): (hole: HoleFact) => number {
  const [min, max] = boundsOf(points);
  return ({ at, millimeters }) => {
    const radius = millimeters / (2 * Math.PI);
    const reach = within + radius;
    if (at.some((value, axis) => value < min[axis]! - reach || value > max[axis]! + reach)) return Infinity;
    let least = Infinity;
    for (const [x, y, z] of points)
      least = Math.min(least, (at[0] - x) ** 2 + (at[1] - y) ** 2 + (at[2] - z) ** 2);
    const distance = Math.max(0, Math.sqrt(least) - radius);
    return distance <= within ? distance : Infinity;
  };
}

function boundsOf(points: readonly Point[]): readonly [number[], number[]] {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const point of points)
    for (let axis = 0; axis < 3; axis += 1) {
      min[axis] = Math.min(min[axis]!, point[axis]!);
      max[axis] = Math.max(max[axis]!, point[axis]!);
    }
  return [min, max];
}
