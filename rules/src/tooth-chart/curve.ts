import type { Point } from './crown-shapes.ts';

/** How much a curve bends: a sixth of the way between the neighbors is the smoothest. */
const SMOOTH = 6;

/** A smooth line through all points, as the path of a picture. */
export function curveThrough(points: readonly Point[], closed: boolean, bend: number = SMOOTH): string {
  const at = (index: number): Point => {
    const place = closed
      ? (index + points.length) % points.length
      : Math.max(0, Math.min(points.length - 1, index));
    return points[place] ?? [0, 0];
  };
  const pieces = Array.from({ length: closed ? points.length : points.length - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / bend, from[1] + (to[1] - before[1]) / bend];
    const arrive: Point = [to[0] - (after[0] - from[0]) / bend, to[1] - (after[1] - from[1]) / bend];
    return `C${written(leave)} ${written(arrive)} ${written(to)}`;
  });
  return `M${written(at(0))}${pieces.join('')}${closed ? 'Z' : ''}`;
}

/** A hundredth of a millimeter is enough. */
export function written([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export interface Station {
  point: Point;
  /** Of length 1, away from the beginning. */
  direction: Point;
}

/** Walks along a smooth line: answers where one is after so many millimeters. */
export function walkAlong(corners: readonly Point[]): (distance: number) => Station {
  const steps = finely(corners);
  const distances = steps.map(() => 0);
  steps.forEach((step, i) => {
    const last = steps[i - 1];
    if (last !== undefined) distances[i] = (distances[i - 1] ?? 0) + lengthOf(minus(step, last));
  });
  return (distance) => {
    const found = distances.findIndex((reached) => reached >= distance);
    const i = Math.max(1, found === -1 ? steps.length - 1 : found);
    // A few steps to both sides: the direction of the line here, not of its last step.
    const along = minus(
      steps[Math.min(steps.length - 1, i + 4)] ?? [0, 0],
      steps[Math.max(0, i - 5)] ?? [0, 0],
    );
    const length = lengthOf(along) || 1;
    return { point: steps[i] ?? [0, 0], direction: [along[0] / length, along[1] / length] };
  };
}

const PER_PIECE = 200;

/** Many points of the smooth line through the corners. */
function finely(corners: readonly Point[]): Point[] {
  const at = (index: number): Point => corners[Math.max(0, Math.min(corners.length - 1, index))] ?? [0, 0];
  return corners.slice(1).flatMap((_, i) =>
    Array.from({ length: PER_PIECE }, (__, step): Point => {
      const t = step / PER_PIECE;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      return [between(t, a[0], b[0], c[0], d[0]), between(t, a[1], b[1], c[1], d[1])];
    }),
  );
}

/** The spline of Catmull and Rom between `b` and `c`. */
function between(t: number, a: number, b: number, c: number, d: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

function lengthOf([x, y]: Point): number {
  return Math.hypot(x, y);
}
