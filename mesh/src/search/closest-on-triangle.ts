import type { Mesh } from '../core/mesh.ts';
import { dot, subtract, vectorAt, type Vector } from '../core/vector.ts';

/** What part of a triangle a point is on: its inside, the corner 0 to 2, or the side from corner 0 to 2 to the next. */
export type TrianglePart = { kind: 'inside' } | { kind: 'corner' | 'side'; which: 0 | 1 | 2 };

export interface ClosestOnTriangle {
  point: Vector;
  /** How much of each corner the point has; together they are 1. */
  weights: Vector;
  part: TrianglePart;
}

/** The place of a triangle nearest to a point, after Ericson, Real-Time Collision Detection, 5.1.5. */
export function closestOnTriangle(
  { positions, indices }: Mesh,
  triangle: number,
  point: Vector,
): ClosestOnTriangle {
  const a = vectorAt(positions, indices[triangle * 3]!);
  const b = vectorAt(positions, indices[triangle * 3 + 1]!);
  const c = vectorAt(positions, indices[triangle * 3 + 2]!);
  const { weights, part } = placeOn(a, b, c, point);
  const [u, v, w] = weights;
  return {
    point: [a[0] * u + b[0] * v + c[0] * w, a[1] * u + b[1] * v + c[1] * w, a[2] * u + b[2] * v + c[2] * w],
    weights,
    part,
  };
}

type Place = Omit<ClosestOnTriangle, 'point'>;

const corner = (which: 0 | 1 | 2): Place => ({
  weights: [which === 0 ? 1 : 0, which === 1 ? 1 : 0, which === 2 ? 1 : 0],
  part: { kind: 'corner', which },
});

function placeOn(a: Vector, b: Vector, c: Vector, point: Vector): Place {
  const ab = subtract(b, a);
  const ac = subtract(c, a);
  const ap = subtract(point, a);
  const d1 = dot(ab, ap);
  const d2 = dot(ac, ap);
  if (d1 <= 0 && d2 <= 0) return corner(0);
  const d3 = d1 - dot(ab, ab);
  const d4 = d2 - dot(ab, ac);
  if (d3 >= 0 && d4 <= d3) return corner(1);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    const v = d1 / (d1 - d3);
    return { weights: [1 - v, v, 0], part: { kind: 'side', which: 0 } };
  }
  const d5 = d1 - dot(ab, ac);
  const d6 = d2 - dot(ac, ac);
  if (d6 >= 0 && d5 <= d6) return corner(2);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    const w = d2 / (d2 - d6);
    return { weights: [1 - w, 0, w], part: { kind: 'side', which: 2 } };
  }
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return { weights: [0, 1 - w, w], part: { kind: 'side', which: 1 } };
  }
  const whole = va + vb + vc;
  return { weights: [va / whole, vb / whole, vc / whole], part: { kind: 'inside' } };
}
