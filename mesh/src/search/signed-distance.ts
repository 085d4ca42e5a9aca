import { isOnBorder } from './border.ts';
import { closestOnMesh } from './closest-on-mesh.ts';
import { vertexCount, type Mesh } from '../core/mesh.ts';
import { nearOrder } from './near-order.ts';
import { outwardAt } from './pseudo-normals.ts';
import { dot, length, subtract, vectorAt, type Vector } from '../core/vector.ts';

export interface SignedDistanceOptions {
  /** Farther away than this, in millimeters, nothing is looked for, which saves most of the time. */
  within?: number;
  /** Whether points that are nearest to the border get no number: what lies beyond it was not scanned. */
  skipsBorder?: boolean;
}

export interface PointOptions extends SignedDistanceOptions {
  /** Where the point looks, if it is of a surface itself: one that looks the other way is its other side, not a place. */
  normal?: Vector;
}

export interface VertexOptions extends SignedDistanceOptions {
  /** The same for each vertex. */
  normals?: Float32Array;
}

const WITHIN = 5;
/** So near, in millimeters, it is the same place, also at a border and in a fold where normals mean little. */
const SAME = 0.1;

/**
 * How far each vertex of a mesh is from the surface of another: positive outside of it, negative inside, NaN beyond the
 * reach. On a contact map what is negative penetrates the opposing jaw; between two scans of one jaw, what is positive
 * was gained since the other scan, and what is negative lost.
 */
export function signedDistances(
  from: Mesh,
  to: Mesh,
  { within = WITHIN, skipsBorder = false, normals }: VertexOptions = {},
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
      ...(normals === undefined ? {} : { normal: vectorAt(normals, vertex) }),
    });
    distances[vertex] = distance;
    if (Number.isNaN(distance)) continue;
    before = point;
    distanceBefore = Math.abs(distance);
  }
  return distances;
}

/** Of one point; NaN if there is nothing within reach that counts. */
export function signedDistance(
  to: Mesh,
  point: Vector,
  { within = Infinity, skipsBorder = false, normal }: PointOptions = {},
): number {
  const found = closestOnMesh(to, point, within);
  if (found === null) return Number.NaN;
  const out = subtract(point, found.point);
  const outward = outwardAt(to, found);
  if (length(out) > SAME) {
    if (skipsBorder && isOnBorder(to, found)) return Number.NaN;
    if (normal !== undefined && dot(normal, outward) <= 0) return Number.NaN;
  }
  return dot(out, outward) < 0 ? -length(out) : length(out);
}
