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
  /** Places that are the same on both, roughly; none if the scans lie on each other already. */
  pairs: PointPair[];
  /** Moves the scan onto the reference, where that is known from before. */
  transform: Matrix | null;
  /** Farther apart, in millimeters, surfaces are not the same. */
  within: number;
}

export interface DeviationFound {
  transform: Matrix;
  residual: number;
  compared: number;
  /** Of each vertex of the scan to the reference: positive is gained, NaN has no counterpart. */
  distances: Float32Array<ArrayBuffer>;
  extremes: Extreme[];
  /** Of the scan where it lies. */
  middle: Vector;
}

/** Brings a scan onto another one, and tells how they differ. */
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

/** What lies beyond the other scan's border, or was scanned from its other side only, has no counterpart. */
const deviationsOf = (moved: Mesh, reference: Mesh, within: number): Float32Array =>
  signedDistances(moved, reference, { within, skipsBorder: true, normals: vertexNormals(moved) });
