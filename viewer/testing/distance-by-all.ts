import { doubleAreaVector } from '@archway/mesh/core/area';
import { closestOnTriangle } from '@archway/mesh/search/closest-on-triangle';
import { triangleCount, type Mesh } from '@archway/mesh/core/mesh';
import { dot, length, normalize, subtract, type Vector } from '@archway/mesh/core/vector';

/** Nearer to each other than this, in millimeters, two triangles are equally near. */
const SAME = 1e-4;

/**
 * Answers distances with their sign without a tree, by looking at every triangle. Of those that are equally near, as at
 * a corner, the one that looks most directly at the point knows on which side it is.
 */
export function distanceByAll(mesh: Mesh): (point: Vector) => number {
  const middles = middlesOf(mesh);
  return (point) => {
    let least = distanceBound(middles, point);
    let nearest: { distance: number; facing: number }[] = [];
    for (let at = 0; at < middles.length; at += 4) {
      const reach = least + SAME + middles[at + 3]!;
      if (squaredTo(middles, at, point) > reach * reach) continue;
      const out = subtract(point, closestOnTriangle(mesh, at / 4, point).point);
      const distance = length(out);
      if (distance > least + SAME) continue;
      least = Math.min(least, distance);
      const facing = dot(normalize(out), normalize(doubleAreaVector(mesh, at / 4)));
      nearest = [...nearest.filter((one) => one.distance < least + SAME), { distance, facing }];
    }
    const direct = nearest.reduce((best, one) => (Math.abs(one.facing) > Math.abs(best.facing) ? one : best));
    return Math.sign(direct.facing) * least;
  };
}

/** Four numbers a triangle: the middle of its corners, and how far the farthest of them is from it. */
function middlesOf(mesh: Mesh): Float64Array {
  const { positions, indices } = mesh;
  const middles = new Float64Array(triangleCount(mesh) * 4);
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const corners = [...indices.subarray(triangle * 3, triangle * 3 + 3)].map((corner): Vector => [
      positions[corner * 3]!,
      positions[corner * 3 + 1]!,
      positions[corner * 3 + 2]!,
    ]);
    const [a, b, c] = corners as [Vector, Vector, Vector];
    const middle: Vector = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
    const radius = Math.max(...corners.map((corner) => length(subtract(corner, middle))));
    middles.set([...middle, radius], triangle * 4);
  }
  return middles;
}

/** No point is farther from the surface than from the nearest middle of a triangle. */
function distanceBound(middles: Float64Array, point: Vector): number {
  let least = Infinity;
  for (let at = 0; at < middles.length; at += 4) least = Math.min(least, squaredTo(middles, at, point));
  return Math.sqrt(least);
}

function squaredTo(middles: Float64Array, at: number, point: Vector): number {
  const dx = middles[at]! - point[0];
  const dy = middles[at + 1]! - point[1];
  const dz = middles[at + 2]! - point[2];
  return dx * dx + dy * dy + dz * dz;
}
