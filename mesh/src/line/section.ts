import { vertexCount, type Mesh } from '../core/mesh.ts';
import type { Plane } from './plane.ts';
import type { Polyline } from './polyline.ts';
import { dot, normalize } from '../core/vector.ts';

/** Points nearer to each other than this, in millimeters, are one: what rounding leaves of a common vertex. */
const SAME = 1e-5;

/** What a plane cuts out of one triangle: it comes in through one side and leaves through another. */
interface Cut {
  entry: number;
  exit: number;
  isUsed: boolean;
}

/**
 * Where a plane cuts a surface: closed lines, and open ones that end at borders of the surface. Seen against the plane's
 * normal they have the solid at their left.
 *
 * A vertex that lies in the plane counts as above it. So every triangle is cut through two sides or not at all, and no
 * line breaks off or branches at such a vertex. A face that lies in the plane is outlined if the solid is below it.
 */
export function sectionOf(mesh: Mesh, plane: Plane): Polyline[] {
  const heights = heightsAbove(mesh, plane);
  const { cuts, cutsAt } = cutsOf(mesh, heights);
  const lines: Polyline[] = [];
  for (const cut of cuts) {
    if (cut.isUsed) continue;
    cut.isUsed = true;
    const sides = [cut.entry, cut.exit];
    followTo(sides, cut.exit, cutsAt);
    const isClosed = sides[0] === sides.at(-1);
    if (!isClosed) {
      const before = [cut.entry];
      followTo(before, cut.entry, cutsAt);
      sides.unshift(...before.slice(1).toReversed());
    }
    const line = lineThrough(mesh, heights, isClosed ? sides.slice(1) : sides, isClosed);
    if (line !== null) lines.push(line);
  }
  return lines;
}

function heightsAbove({ positions }: Mesh, { point, normal }: Plane): Float64Array {
  const [x, y, z] = normalize(normal);
  const offset = dot([x, y, z], point);
  const heights = new Float64Array(positions.length / 3);
  for (let vertex = 0; vertex < heights.length; vertex++) {
    const at = vertex * 3;
    heights[vertex] = x * positions[at]! + y * positions[at + 1]! + z * positions[at + 2]! - offset;
  }
  return heights;
}

function cutsOf(mesh: Mesh, heights: Float64Array): { cuts: Cut[]; cutsAt: Map<number, Cut[]> } {
  const { indices } = mesh;
  const count = vertexCount(mesh);
  const cuts: Cut[] = [];
  const cutsAt = new Map<number, Cut[]>();
  const link = (side: number, cut: Cut): void => {
    const known = cutsAt.get(side);
    if (known === undefined) cutsAt.set(side, [cut]);
    else known.push(cut);
  };
  const isAbove = (corner: number): boolean => heights[indices[corner]!]! >= 0;
  for (let at = 0; at < indices.length; at += 3) {
    if (isAbove(at) === isAbove(at + 1) && isAbove(at) === isAbove(at + 2)) continue;
    const cut: Cut = { entry: 0, exit: 0, isUsed: false };
    for (let corner = at; corner < at + 3; corner++) {
      const next = corner === at + 2 ? at : corner + 1;
      if (isAbove(corner) === isAbove(next)) continue;
      const side = sideOf(indices[corner]!, indices[next]!, count);
      if (isAbove(corner)) cut.entry = side;
      else cut.exit = side;
    }
    cuts.push(cut);
    link(cut.entry, cut);
    link(cut.exit, cut);
  }
  return { cuts, cutsAt };
}

/** One number for the side between two vertices, whichever comes first. */
const sideOf = (a: number, b: number, count: number): number => Math.min(a, b) * count + Math.max(a, b);

/** Goes on from triangle to triangle, until there is none or the line is back at its beginning. */
function followTo(sides: number[], from: number, cutsAt: Map<number, Cut[]>): void {
  let side = from;
  for (;;) {
    const next = cutsAt.get(side)?.find((cut) => !cut.isUsed);
    if (next === undefined) return;
    next.isUsed = true;
    side = next.entry === side ? next.exit : next.entry;
    sides.push(side);
    if (side === sides[0]) return;
  }
}

/** Null where a plane touches the surface in a single point. */
function lineThrough(mesh: Mesh, heights: Float64Array, sides: number[], isClosed: boolean): Polyline | null {
  const count = vertexCount(mesh);
  const points = new Float32Array(sides.length * 3);
  let length = 0;
  const isAt = (from: number, to: number): boolean =>
    Math.abs(points[from]! - points[to]!) < SAME &&
    Math.abs(points[from + 1]! - points[to + 1]!) < SAME &&
    Math.abs(points[from + 2]! - points[to + 2]!) < SAME;
  for (const side of sides) {
    cross(points, length, mesh, heights, Math.floor(side / count), side % count);
    // All sides that meet in a vertex of the plane are cut in one point.
    if (length === 0 || !isAt(length - 3, length)) length += 3;
  }
  if (isClosed && length > 3 && isAt(0, length - 3)) length -= 3;
  return length <= 3 ? null : { points: points.slice(0, length), isClosed };
}

/** Writes where the side from `a` to `b` passes through the plane. */
function cross(
  points: Float32Array,
  to: number,
  { positions }: Mesh,
  heights: Float64Array,
  a: number,
  b: number,
): void {
  const share = heights[a]! / (heights[a]! - heights[b]!);
  for (let axis = 0; axis < 3; axis++) {
    const from = positions[a * 3 + axis]!;
    points[to + axis] = from + (positions[b * 3 + axis]! - from) * share;
  }
}
