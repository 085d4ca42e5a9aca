import { isOnBorder } from './border.ts';
import { closestOnMesh } from './closest-on-mesh.ts';
import { vertexCount, type Mesh } from './mesh.ts';
import { nearOrder } from './near-order.ts';
import { outwardAt } from './pseudo-normals.ts';
import { dot, length, subtract, vectorAt, type Vector } from './vector.ts';

export interface SignedDistanceOptions {
  /** Farther away than this, in millimeters, nothing is looked for, which saves most of the time. */
  within?: number;
  /** Whether points that are nearest to the border get no number: what lies beyond it was not scanned. */
  skipsBorder?: boolean;
}

const WITHIN = 5;

/**
 * How far each vertex of a mesh is from the surface of another: positive outside of it, negative inside, NaN beyond the
 * reach. On a contact map what is negative penetrates the opposing jaw; between two scans of one jaw, what is positive
 * was gained since the other scan, and what is negative lost.
 */
export function signedDistances(
  from: Mesh,
  to: Mesh,
  { within = WITHIN, skipsBorder = false }: SignedDistanceOptions = {},
): Float32Array {
  const distances = new Float32Array(vertexCount(from));
  let before: Vector = [0, 0, 0];
  let distanceBefore = Infinity;
  for (const vertex of nearOrder(from.positions)) {
    const point = vectorAt(from.positions, vertex);
    // No point is farther away than the one before and the way from that one to it.
    const bound = distanceBefore + length(subtract(point, before));
    const distance = signedDistance(to, point, {
      within: Math.min(within, bound * 1.001 + 1e-4),
      skipsBorder,
    });
    distances[vertex] = distance;
    if (Number.isNaN(distance)) continue;
    before = point;
    distanceBefore = Math.abs(distance);
  }
  return distances;
}

/** Of one point; NaN if it is not within reach. */
export function signedDistance(
  to: Mesh,
  point: Vector,
  { within = Infinity, skipsBorder = false }: SignedDistanceOptions = {},
): number {
  const found = closestOnMesh(to, point, within);
  if (found === null || (skipsBorder && isOnBorder(to, found))) return Number.NaN;
  const out = subtract(point, found.point);
  return dot(out, outwardAt(to, found)) < 0 ? -length(out) : length(out);
}
