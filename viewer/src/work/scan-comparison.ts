import { alignJaws } from '@archway/mesh/align/align-jaws';
import { vertexCount, type Mesh } from '@archway/mesh/core/mesh';
import { vertexNormals } from '@archway/mesh/core/normals';
import { movedMesh, type Matrix } from '@archway/mesh/core/rigid';
import { vectorAt, type Vector } from '@archway/mesh/core/vector';
import { NO_SEXTANT, sextantsOf, type WholeJaw } from '@archway/mesh/jaw/sextants';
import { signedDistances } from '@archway/mesh/search/signed-distance';
import { changeBySextant, type SextantChange } from './change-by-sextant.ts';
import { evenDistances } from './even-distances.ts';
import { largestApart, leastChange, type Extreme } from './find-extremes.ts';
import { fitOf, type Fit } from './fit-of.ts';
import type { Job } from './job.ts';
import { middleOf } from './middle-of.ts';

export interface ComparisonAsked {
  olderId: string;
  newerId: string;
  jaw: WholeJaw;
  /** Largest distance in millimeters of corresponding surfaces. */
  within: number;
}

/** An extreme with the sextant it is in; 0 beyond all teeth. */
export interface PlacedExtreme extends Extreme {
  sextant: number;
}

export interface ComparisonFound extends Fit {
  /** From the newer scan to the older one. */
  transform: Matrix;
  /** Distance of each vertex of the newer scan to the older one: positive is gained, NaN has no counterpart. */
  distances: Float32Array<ArrayBuffer>;
  /** Vertices of the older scan. */
  olderVertices: number;
  extremes: PlacedExtreme[];
  changes: SextantChange[];
  /** Center of the newer scan. */
  middle: Vector;
}

/** Aligns two scans of one jaw, however they lie, and says what changed from the older to the newer one. */
export const scanComparison: Job<ComparisonAsked, ComparisonFound> = (
  shelf,
  { olderId, newerId, jaw, within },
) => {
  const newer = shelf.get(newerId).mesh;
  const older = shelf.get(olderId).mesh;
  const transform = alignJaws(newer, older).matrix;
  const moved = movedMesh(newer, transform);
  const normals = vertexNormals(moved);
  const distances = new Float32Array(signedDistances(moved, older, { within, skipsBorder: true, normals }));
  const even = evenDistances(newer, distances);
  const fit = fitOf(newer, distances);
  const sextants = sextantsOf(newer, jaw);
  return {
    output: {
      ...fit,
      transform,
      distances,
      olderVertices: vertexCount(older),
      extremes: calledOut(newer, { even, sextants, residual: fit.residual }),
      changes: changeBySextant(newer, even, sextants),
      middle: middleOf(newer.positions),
    },
    transfer: [distances.buffer],
  };
};

/** The largest changes, with the values that the table has. */
function calledOut(
  mesh: Mesh,
  { even, sextants, residual }: { even: Float32Array; sextants: Uint8Array | null; residual: number },
): PlacedExtreme[] {
  const least = leastChange(residual);
  const candidates = Array.from(even, (value, vertex) => ({ vertex, size: Math.abs(value) })).filter(
    ({ size }) => size >= least,
  );
  return largestApart(mesh, candidates).map((vertex) => ({
    point: vectorAt(mesh.positions, vertex),
    value: even[vertex]!,
    sextant: sextants?.[vertex] ?? NO_SEXTANT,
  }));
}
