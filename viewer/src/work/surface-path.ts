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

/** Tolerance in millimeters for simplifying a path: invisible, and saved paths stay small. */
const PATH_ERROR = 0.01;
/** The limit of a mark. */
const MOST_POINTS = 4_000;

/** The shortest path along a layer's surface, or null between separate pieces. */
export const surfacePath: Job<PathEnds, FoundPath | null> = (shelf, { layerId, from, to }) => {
  const found = pathOn(shelf.get(layerId).mesh, from, to);
  if (found === null) return { output: null };
  const line = { points: found.points, isClosed: false };
  let error = PATH_ERROR;
  let path = thinLine(line, error);
  for (; path.length > MOST_POINTS; path = thinLine(line, error)) error *= 2;
  return { output: { path: path.map(rounded), millimeters: found.length } };
};

/** Rounds to 0.1 µm; further digits would only take space. */
const rounded = ([x, y, z]: Vector): Vector => [round(x), round(y), round(z)];
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
