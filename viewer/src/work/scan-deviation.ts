import { alignByPairs, type PointPair } from '@archway/mesh/align/align';
import { icp } from '@archway/mesh/align/icp';
import type { Mesh } from '@archway/mesh/core/mesh';
import { vertexNormals } from '@archway/mesh/core/normals';
import { IDENTITY, movedMesh, type Matrix } from '@archway/mesh/core/rigid';
import { signedDistances } from '@archway/mesh/search/signed-distance';
import type { Vector } from '@archway/mesh/core/vector';
import { findExtremes, type Extreme } from './find-extremes.ts';
import { fitOf } from './fit-of.ts';
import type { Job } from './job.ts';
import { middleOf } from './middle-of.ts';

export interface DeviationAsked {
  scanId: string;
  referenceId: string;
  /** Roughly corresponding points; empty if the scans are already aligned. */
  pairs: PointPair[];
  /** Known transform from the scan to the reference. */
  transform: Matrix | null;
  /** Largest distance in millimeters of corresponding surfaces. */
  within: number;
}

export interface DeviationFound {
  transform: Matrix;
  residual: number;
  compared: number;
  /** Distance of each vertex to the reference: positive is gained, NaN has no counterpart. */
  distances: Float32Array<ArrayBuffer>;
  extremes: Extreme[];
  /** Center of the scan before it is moved. */
  middle: Vector;
}

/** Aligns a scan to a reference and computes the deviation. */
export const scanDeviation: Job<DeviationAsked, DeviationFound> = (shelf, asked) => {
  const scan = shelf.get(asked.scanId).mesh;
  const reference = shelf.get(asked.referenceId).mesh;
  const transform = asked.transform ?? icp(scan, reference, startOf(asked.pairs)).matrix;
  const distances = new Float32Array(deviationsOf(movedMesh(scan, transform), reference, asked.within));
  const fit = fitOf(scan, distances);
  return {
    output: {
      ...fit,
      transform,
      distances,
      extremes: findExtremes(scan, distances, fit.residual),
      middle: middleOf(scan.positions),
    },
    transfer: [distances.buffer],
  };
};

const startOf = (pairs: readonly PointPair[]): Matrix =>
  pairs.length === 0 ? IDENTITY : alignByPairs(pairs).matrix;

/** Surface beyond the border of the reference or facing the other way has no counterpart. */
const deviationsOf = (moved: Mesh, reference: Mesh, within: number): Float32Array =>
  signedDistances(moved, reference, { within, skipsBorder: true, normals: vertexNormals(moved) });
