import { length, subtract, vectorAt, type Vector } from '../core/vector.ts';

/** Points joined by straight lines. A flat array, since it crosses from worker to page. */
export interface Polyline {
  /** x, y and z of each point. */
  points: Float32Array;
  /** Whether the last point is joined to the first one, which is not repeated. */
  isClosed: boolean;
}

export const pointCount = ({ points }: Polyline): number => points.length / 3;

export function lengthOfLine(line: Polyline): number {
  const count = pointCount(line);
  let sum = 0;
  for (let i = line.isClosed ? 0 : 1; i < count; i++) {
    sum += length(subtract(vectorAt(line.points, i), vectorAt(line.points, (i + count - 1) % count)));
  }
  return sum;
}

/** The same line by points at even distances of about `spacing`; the ends of an open one stay where they are. */
export function evenlySpaced(line: Polyline, spacing: number): Polyline {
  const count = pointCount(line);
  const whole = lengthOfLine(line);
  if (count < 2 || whole === 0) return line;
  const steps = Math.max(line.isClosed ? 3 : 1, Math.round(whole / spacing));
  const points = new Float32Array((line.isClosed ? steps : steps + 1) * 3);
  let passed = 0;
  let segment = 0;
  for (let i = 0; i * 3 < points.length; i++) {
    const wanted = (whole * i) / steps;
    let [from, to] = segmentOf(line, segment);
    let size = length(subtract(to, from));
    while (passed + size < wanted && segment < segmentCount(line) - 1) {
      passed += size;
      segment++;
      [from, to] = segmentOf(line, segment);
      size = length(subtract(to, from));
    }
    const share = size === 0 ? 0 : Math.min(1, (wanted - passed) / size);
    for (const axis of [0, 1, 2] as const) {
      points[i * 3 + axis] = from[axis] + (to[axis] - from[axis]) * share;
    }
  }
  return { points, isClosed: line.isClosed };
}

const segmentCount = (line: Polyline): number => pointCount(line) - (line.isClosed ? 0 : 1);

function segmentOf({ points }: Polyline, segment: number): [Vector, Vector] {
  return [vectorAt(points, segment), vectorAt(points, (segment + 1) % (points.length / 3))];
}

/** The distance from a point to the nearest place of a line. */
export function distanceToLine(line: Polyline, point: Vector): number {
  let nearest = Infinity;
  for (let segment = 0; segment < segmentCount(line); segment++) {
    nearest = Math.min(nearest, distanceToSegment(segmentOf(line, segment), point));
  }
  return nearest;
}

function distanceToSegment([from, to]: [Vector, Vector], point: Vector): number {
  const [x, y, z] = subtract(to, from);
  const [px, py, pz] = subtract(point, from);
  const square = x * x + y * y + z * z;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y + pz * z) / square));
  return Math.hypot(px - x * share, py - y * share, pz - z * share);
}
