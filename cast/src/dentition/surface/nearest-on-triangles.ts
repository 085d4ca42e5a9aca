import type { Triangles } from './field.ts';

/** Points are looked for this near; those farther away stay where they are. */
const REACH = 1.5;

/** For each point the nearest one on those triangles that `isMember` allows. */
export function nearestOnTriangles(
  { positions, indices }: Triangles,
  isMember: (triangle: number) => boolean,
  points: Float32Array,
): Float32Array {
  const members: number[] = [];
  for (let triangle = 0; triangle < indices.length / 3; triangle++) {
    if (isMember(triangle)) members.push(triangle);
  }
  const corner = (triangle: number, which: number): Float32Array => {
    const at = indices[triangle * 3 + which]! * 3;
    return positions.subarray(at, at + 3);
  };
  const found = points.slice();
  for (let i = 0; i < points.length; i += 3) {
    const point = points.subarray(i, i + 3);
    let best = REACH;
    for (const triangle of members) {
      const a = corner(triangle, 0);
      if (distance(point, a) > best + REACH) continue;
      const candidate = nearestOnTriangle(point, a, corner(triangle, 1), corner(triangle, 2));
      const away = distance(point, candidate);
      if (away >= best) continue;
      best = away;
      found.set(candidate, i);
    }
  }
  return found;
}

type Vector = ArrayLike<number>;

function distance(a: Vector, b: Vector): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

const minus = (a: Vector, b: Vector): number[] => [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!];
const dot = (a: Vector, b: Vector): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

/** Straight down onto the plane if that is within the triangle, else onto the nearest of its edges. */
function nearestOnTriangle(point: Vector, a: Vector, b: Vector, c: Vector): number[] {
  const [ab, ac, ap] = [minus(b, a), minus(c, a), minus(point, a)];
  const [bb, bc, cc] = [dot(ab, ab), dot(ab, ac), dot(ac, ac)];
  const [pb, pc] = [dot(ap, ab), dot(ap, ac)];
  const area = bb * cc - bc * bc;
  const s = (cc * pb - bc * pc) / area;
  const t = (bb * pc - bc * pb) / area;
  if (s >= 0 && t >= 0 && s + t <= 1)
    return [0, 1, 2].map((axis) => a[axis]! + ab[axis]! * s + ac[axis]! * t);
  const edges = [nearestOnEdge(point, a, b), nearestOnEdge(point, b, c), nearestOnEdge(point, c, a)];
  return edges.reduce((best, edge) => (distance(point, edge) < distance(point, best) ? edge : best));
}

function nearestOnEdge(point: Vector, a: Vector, b: Vector): number[] {
  const ab = minus(b, a);
  const share = Math.min(1, Math.max(0, dot(minus(point, a), ab) / (dot(ab, ab) || 1)));
  return [0, 1, 2].map((axis) => a[axis]! + ab[axis]! * share);
}
