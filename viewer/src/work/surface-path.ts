import { thinLine } from '@archway/mesh/line/thin-line';
import { surfacePath as pathOn } from '@archway/mesh/geodesic/surface-path';
import type { SurfacePoint } from '@archway/mesh/geodesic/surface-point';
import type { Vector } from '@archway/mesh/core/vector';
import type { Job } from './job.ts';

export interface FoundPath {
  path: Vector[];
  millimeters: number;
}

export interface PathEnds {
  layerId: string;
  from: SurfacePoint;
  to: SurfacePoint;
}

/** A line drawn so far off the surface cannot be told from one on it, and a kept path stays small. */
const PATH_ERROR = 0.01;
/** As many as a mark may keep. */
const MOST_POINTS = 4_000;

/** The shortest way along a layer's surface, or null if it does not hang together there. */
export const surfacePath: Job<PathEnds, FoundPath | null> = (shelf, { layerId, from, to }) => {
  const found = pathOn(shelf.get(layerId).mesh, from, to);
  if (found === null) return { output: null };
  const line = { points: found.points, isClosed: false };
  let error = PATH_ERROR;
  let path = thinLine(line, error);
  for (; path.length > MOST_POINTS; path = thinLine(line, error)) error *= 2;
  return { output: { path: path.map(rounded), millimeters: found.length } };
};

/** To tenths of a micrometer: more digits say nothing, but would be kept. */
const rounded = ([x, y, z]: Vector): Vector => [round(x), round(y), round(z)];
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
