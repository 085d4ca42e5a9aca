import { doubleAreaVector } from '@archway/mesh/core/area';
import { triangleCount, type Mesh } from '@archway/mesh/core/mesh';
import { length } from '@archway/mesh/core/vector';

/** Share of the comparable surface that is assumed unchanged; its residual rates the alignment. */
const UNCHANGED = 0.8;

export interface Fit {
  /** RMS distance of the part assumed unchanged, in millimeters. */
  residual: number;
  /** Share of the surface with a counterpart. */
  compared: number;
}

/** Rates how well a scan fits another one, by the distance of each vertex. */
export function fitOf(mesh: Mesh, distances: Float32Array): Fit {
  return { residual: residualOf(distances), compared: comparedShare(mesh, distances) };
}

function residualOf(distances: Float32Array): number {
  const nearestFirst = distances
    .filter((distance) => !Number.isNaN(distance))
    .map(Math.abs)
    .toSorted();
  const unchanged = nearestFirst.subarray(0, Math.ceil(nearestFirst.length * UNCHANGED));
  let sum = 0;
  for (const distance of unchanged) sum += distance * distance;
  return unchanged.length === 0 ? 0 : Math.sqrt(sum / unchanged.length);
}

function comparedShare(mesh: Mesh, distances: Float32Array): number {
  let whole = 0;
  let compared = 0;
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const area = length(doubleAreaVector(mesh, triangle));
    whole += area;
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
      if (!Number.isNaN(distances[mesh.indices[corner]!]!)) compared += area / 3;
    }
  }
  return whole === 0 ? 0 : Math.min(1, compared / whole);
}
