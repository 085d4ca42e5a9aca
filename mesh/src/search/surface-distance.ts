import type { Mesh } from '../core/mesh.ts';
import { sampleSurface, sampleVertices } from './sample-points.ts';
import { TriangleTree } from './triangle-tree.ts';

/** Distances in the unit of the meshes. */
export interface SurfaceDistance {
  max: number;
  /** 99 of 100 points of the surface are at most so far away. */
  p99: number;
  mean: number;
}

export interface SampleOptions {
  samples?: number;
}

const SAMPLES = 100_000;

/**
 * How far points of one surface are from the other surface. Half of the samples are spread evenly over the surface and
 * give mean and percentile; the other half are vertices, where the largest distances are, and count for the maximum
 * only.
 */
export function surfaceDistance(
  from: Mesh,
  to: Mesh,
  { samples = SAMPLES }: SampleOptions = {},
): SurfaceDistance {
  const tree = new TriangleTree(to);
  const half = Math.ceil(samples / 2);
  const spread = distancesTo(tree, sampleSurface(from, half).points).toSorted();
  const corners = distancesTo(tree, sampleVertices(from, half));
  return {
    max: corners.reduce((max, distance) => Math.max(max, distance), spread.at(-1) ?? 0),
    p99: spread[Math.floor((spread.length - 1) * 0.99)] ?? 0,
    mean: spread.reduce((sum, distance) => sum + distance, 0) / Math.max(1, spread.length),
  };
}

/** The same both ways: a part that is missing on one side is seen from the other side only. */
export function twoSidedDistance(
  a: Mesh,
  b: Mesh,
  options?: SampleOptions,
): { there: SurfaceDistance; back: SurfaceDistance } {
  return { there: surfaceDistance(a, b, options), back: surfaceDistance(b, a, options) };
}

function distancesTo(tree: TriangleTree, points: Float32Array): Float64Array {
  const distances = new Float64Array(points.length / 3);
  for (let point = 0; point < distances.length; point++) {
    distances[point] = tree.distanceTo(points[point * 3]!, points[point * 3 + 1]!, points[point * 3 + 2]!);
  }
  return distances;
}
