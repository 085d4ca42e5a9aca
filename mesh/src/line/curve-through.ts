import type { Polyline } from './polyline.ts';
import { add, scale, type Vector } from '../core/vector.ts';

const STEPS = 10;

/** A smooth line through points, as a hand would draw it (Catmull and Rom). */
export function curveThrough(points: readonly Vector[], isClosed: boolean): Polyline {
  const count = points.length;
  const at = (i: number): Vector =>
    isClosed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!;
  const curve: Vector[] = [];
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    for (let step = 0; step < STEPS; step++)
      curve.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), step / STEPS));
  }
  if (!isClosed) curve.push(at(count - 1));
  return { points: Float32Array.from(curve.flat()), isClosed };
}

/** From `a` at 0 to `b` at 1. */
function between(before: Vector, a: Vector, b: Vector, after: Vector, t: number): Vector {
  const [square, cube] = [t * t, t * t * t];
  return [
    scale(before, (-cube + 2 * square - t) / 2),
    scale(a, (3 * cube - 5 * square + 2) / 2),
    scale(b, (-3 * cube + 4 * square + t) / 2),
    scale(after, (cube - square) / 2),
  ].reduce(add);
}
