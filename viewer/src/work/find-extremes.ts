import type { Mesh } from '@archway/mesh/core/mesh';
import { length, subtract, vectorAt, type Vector } from '@archway/mesh/core/vector';
import { neighborsOfVertices } from '@archway/mesh/topology/vertex-neighbors';

export interface Extreme {
  point: Vector;
  /** Positive is gained, negative lost. */
  value: number;
}

/** More labels would hide the map. */
const MOST = 4;
/** Minimum distance in millimeters between two extremes. */
const APART = 6;
/** Smaller changes, or below a multiple of the residual, may be errors of the scanner. */
const LEAST = 0.05;
const OVER_RESIDUAL = 3;

/** Changes below this may be errors of the scanner. */
export const leastChange = (residual: number): number => Math.max(LEAST, residual * OVER_RESIDUAL);

/** The largest changes of a scan, in descending order. */
export function findExtremes(mesh: Mesh, distances: Float32Array, residual: number): Extreme[] {
  const least = leastChange(residual);
  const candidates: Candidate[] = [];
  for (const [vertex, distance] of distances.entries()) {
    if (!(Math.abs(distance) >= least)) continue;
    const size = Math.abs(medianAround(mesh, distances, vertex));
    if (size >= least) candidates.push({ vertex, size });
  }
  return largestApart(mesh, candidates).map((vertex) => ({
    point: vectorAt(mesh.positions, vertex),
    value: distances[vertex]!,
  }));
}

export interface Candidate {
  vertex: number;
  size: number;
}

/** The vertices with the largest sizes, in descending order, that are not too close to each other. */
export function largestApart({ positions }: Mesh, candidates: readonly Candidate[]): number[] {
  const found: number[] = [];
  for (const { vertex } of candidates.toSorted((one, other) => other.size - one.size)) {
    const point = vectorAt(positions, vertex);
    if (found.some((other) => length(subtract(vectorAt(positions, other), point)) < APART)) continue;
    found.push(vertex);
    if (found.length === MOST) break;
  }
  return found;
}

/** Median of a vertex and its neighbors, which ignores outliers of the scanner; NaN at the border of the map. */
function medianAround(mesh: Mesh, distances: Float32Array, vertex: number): number {
  const { starts, others } = neighborsOfVertices(mesh);
  const around = [distances[vertex]!];
  for (let link = starts[vertex]!; link < starts[vertex + 1]!; link++) around.push(distances[others[link]!]!);
  if (around.some((distance) => Number.isNaN(distance))) return 0;
  return around.toSorted((one, other) => one - other)[around.length >> 1]!;
}
