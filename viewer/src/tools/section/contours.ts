import { toPlane, type PlaneFrame } from '@archway/mesh/line/plane';
import { pointCount, type Polyline } from '@archway/mesh/line/polyline';
import { vectorAt, type Vector } from '@archway/mesh/core/vector';
import type { LayerSection } from '../../work/section.ts';

/** Millimeters to the right and up in the drawing, from the plane's point. */
export type PaperPoint = [u: number, v: number];

/** The intersection of the plane with a scan. */
export interface Contour {
  scanId: string;
  lines: { points: PaperPoint[]; isClosed: boolean }[];
}

export function contoursOf(sections: readonly LayerSection[], paper: PlaneFrame): Contour[] {
  return sections.map(({ layerId, lines }) => ({
    scanId: layerId,
    lines: lines.map((line) => ({
      points: pointsOf(line).map((point) => toPlane(paper, point)),
      isClosed: line.isClosed,
    })),
  }));
}

export const pointsOf = (line: Polyline): Vector[] =>
  Array.from({ length: pointCount(line) }, (_, at) => vectorAt(line.points, at));

/** The point on the contours nearest to a point of the drawing; measurements snap to it. */
export function nearestOnContours(
  contours: readonly Contour[],
  [u, v]: Readonly<PaperPoint>,
): { at: PaperPoint; distance: number } | null {
  let nearest: { at: PaperPoint; distance: number } | null = null;
  for (const { points, isClosed } of contours.flatMap(({ lines }) => lines)) {
    for (let to = isClosed ? 0 : 1; to < points.length; to++) {
      const from = points.at(to - 1)!;
      const at = nearestBetween(from, points[to]!, [u, v]);
      const distance = Math.hypot(at[0] - u, at[1] - v);
      if (nearest === null || distance < nearest.distance) nearest = { at, distance };
    }
  }
  return nearest;
}

function nearestBetween(from: PaperPoint, to: PaperPoint, [u, v]: PaperPoint): PaperPoint {
  const [du, dv] = [to[0] - from[0], to[1] - from[1]];
  const square = du * du + dv * dv;
  const share = square === 0 ? 0 : ((u - from[0]) * du + (v - from[1]) * dv) / square;
  const part = Math.min(1, Math.max(0, share));
  return [from[0] + du * part, from[1] + dv * part];
}
