import type { Mesh } from '@archway/mesh/core/mesh';
import { length, subtract, vectorAt, type Vector } from '@archway/mesh/core/vector';
import { neighborsOfVertices } from '@archway/mesh/topology/vertex-neighbors';

export interface Extreme {
  point: Vector;
  /** Positive is gained, negative lost. */
  value: number;
}

/** More would hide the map. */
const MOST = 4;
/** Two places nearer to each other than this, in millimeters, are one change. */
const APART = 6;
/** Below this, and below a multiple of what the alignment leaves, a change may as well be the scanner's error. */
const LEAST = 0.05;
const OVER_RESIDUAL = 3;

/** The places where a scan has changed most, the largest change first. */
export function findExtremes(mesh: Mesh, distances: Float32Array, residual: number): Extreme[] {
  const least = Math.max(LEAST, residual * OVER_RESIDUAL);
  const candidates: { vertex: number; size: number }[] = [];
  for (const [vertex, distance] of distances.entries()) {
    if (!(Math.abs(distance) >= least)) continue;
    const size = Math.abs(medianAround(mesh, distances, vertex));
    if (size >= least) candidates.push({ vertex, size });
  }
  const found: Extreme[] = [];
  for (const { vertex } of candidates.toSorted((one, other) => other.size - one.size)) {
    const point = vectorAt(mesh.positions, vertex);
    if (found.some((other) => length(subtract(other.point, point)) < APART)) continue;
    found.push({ point, value: distances[vertex]! });
    if (found.length === MOST) break;
  }
  return found;
}

/** A single vertex that lies off is a scanner's error, and is outvoted by its neighbors. None for the border of the map. */
function medianAround(mesh: Mesh, distances: Float32Array, vertex: number): number {
  const { starts, others } = neighborsOfVertices(mesh);
  const around = [distances[vertex]!];
  for (let link = starts[vertex]!; link < starts[vertex + 1]!; link++) around.push(distances[others[link]!]!);
  if (around.some((distance) => Number.isNaN(distance))) return 0;
  return around.toSorted((one, other) => one - other)[around.length >> 1]!;
}
