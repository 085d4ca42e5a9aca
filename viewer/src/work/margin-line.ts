import { edgeNear, marginThrough } from '@archway/mesh/margin/margin-path';
import type { Mesh } from '@archway/mesh/core/mesh';
import { lengthOfLine, pointCount, type Polyline } from '@archway/mesh/line/polyline';
import { length, subtract, vectorAt, type Vector } from '@archway/mesh/core/vector';
import type { Job } from './job.ts';

export interface MarginAsked {
  scanId: string;
  points: Vector[];
  /** Indices of points that the line must pass through exactly. */
  pinned: number[];
  isClosed: boolean;
}

export interface MarginFound {
  /** The points snapped to the line; a single one to the nearest edge. */
  points: Vector[];
  line: Vector[];
  millimeters: number;
}

/** The margin along given points; null if they lie on separate pieces. */
export const marginLine: Job<MarginAsked, MarginFound | null> = (shelf, asked) => {
  const { mesh } = shelf.get(asked.scanId);
  return { output: asked.points.length < 2 ? alone(mesh, asked) : along(mesh, asked) };
};

function alone(mesh: Mesh, { points, pinned }: MarginAsked): MarginFound {
  return {
    points: pinned.length > 0 ? points : points.map((point) => edgeNear(mesh, point)),
    line: [],
    millimeters: 0,
  };
}

function along(mesh: Mesh, { points, pinned, isClosed }: MarginAsked): MarginFound | null {
  const found = marginThrough(mesh, points, { closed: isClosed, pinned });
  if (found === null) return null;
  return {
    points: points.map((point, which) => (pinned.includes(which) ? point : nearestOf(found, point))),
    line: Array.from({ length: pointCount(found) }, (_, at) => vectorAt(found.points, at)),
    millimeters: lengthOfLine(found),
  };
}

function nearestOf(line: Polyline, point: Vector): Vector {
  const away = (at: number): number => length(subtract(vectorAt(line.points, at), point));
  let nearest = 0;
  for (let at = 1; at < pointCount(line); at++) if (away(at) < away(nearest)) nearest = at;
  return vectorAt(line.points, nearest);
}
