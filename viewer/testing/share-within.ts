import { distanceToLine, evenlySpaced, pointCount, type Polyline } from '@archway/mesh/line/polyline';
import { vectorAt } from '@archway/mesh/core/vector';

/** The share of a line's length that is nearer than `limit` to another line. */
export function shareWithin(line: Polyline, other: Polyline, limit: number): number {
  const fine = evenlySpaced(line, 0.05);
  const count = pointCount(fine);
  let near = 0;
  for (let at = 0; at < count; at++) if (distanceToLine(other, vectorAt(fine.points, at)) < limit) near++;
  return near / count;
}
