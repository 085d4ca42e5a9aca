import { closestOnMesh } from '../search/closest-on-mesh.ts';
import { movedToCrest } from './crest.ts';
import { fitLeastSquares } from '../core/least-squares.ts';
import type { Mesh } from '../core/mesh.ts';
import { evenlySpaced, pointCount, type Polyline } from '../line/polyline.ts';
import { length, subtract, vectorAt, type Vector } from '../core/vector.ts';

/** Distance of two points of a smooth line, in millimeters. */
const SPACING = 0.1;
/** To each side of a point so many others make up its parabola: at most and at least. */
const MOST = 16;
const LEAST = 4;
/** So much trust, together, is enough on either side. */
const ENOUGH = 2;
/** A point this far off its neighbors' line counts for a quarter, in millimeters. */
const DOUBTFUL = 0.05;
const ROUNDS = 4;
/** However flat a place is, the line that was led there keeps a little weight. */
const LEAST_TRUST = 0.02;

/**
 * A line along edges of triangles, without their zigzag, on the surface. Where the surface is sharp the line is trusted;
 * where the triangles do not show the edge, it leads on from where they do. Single corners that lie off are outvoted by
 * those around (robust local regression, Cleveland 1979). The ends of an open line stay where they are.
 */
export function smoothedOnto(mesh: Mesh, line: Polyline, sharpnessAt: (point: Vector) => number): Polyline {
  const rough = regressedRobustly(evenlySpaced(line, SPACING), sharpnessAt);
  const crest = movedToCrest(mesh, evenlySpaced(rough, SPACING), sharpnessAt);
  return projected(mesh, regressedRobustly(crest, sharpnessAt));
}

function regressedRobustly(given: Polyline, sharpnessAt: (point: Vector) => number): Polyline {
  const count = pointCount(given);
  const first = trustFrom(
    Float64Array.from({ length: count }, (_, i) => sharpnessAt(vectorAt(given.points, i))),
  );
  const trust = first.slice();
  let smooth = given;
  for (let round = 0; round < ROUNDS; round++) {
    smooth = regressed(given, trust);
    for (let i = 0; i < count; i++) {
      const off = length(subtract(vectorAt(given.points, i), vectorAt(smooth.points, i)));
      trust[i] = first[i]! / (1 + (off / DOUBTFUL) ** 2) ** 2;
    }
  }
  return smooth;
}

/** From 0 to 1, and a half where the line is as sharp as where it is rather sharp. */
function trustFrom(sharpness: Float64Array): Float64Array {
  const rather = sharpness.toSorted()[Math.floor(sharpness.length * 0.75)]!;
  return sharpness.map((value) => Math.max(LEAST_TRUST, value ** 2 / (value ** 2 + rather ** 2 || 1)));
}

/** Each point on the parabola through those around it. */
function regressed(line: Polyline, trust: Float64Array): Polyline {
  const count = pointCount(line);
  const points = line.points.slice();
  for (let i = 0; i < count; i++) {
    if (!line.isClosed && (i === 0 || i === count - 1)) continue;
    points.set(parabolaAt(line, trust, i, reachAt(line, trust, i)), i * 3);
  }
  return { ...line, points };
}

/** So many steps to both sides that enough of the edge is seen. */
function reachAt(line: Polyline, trust: Float64Array, middle: number): number {
  const count = pointCount(line);
  const most = Math.min(MOST, Math.floor((count - 1) / 2));
  const trustAt = (i: number): number => trust[line.isClosed ? (i + count) % count : i] ?? ENOUGH;
  let reach = 0;
  let before = 0;
  let after = 0;
  while (reach < most && (reach < LEAST || before < ENOUGH || after < ENOUGH)) {
    reach++;
    before += trustAt(middle - reach);
    after += trustAt(middle + reach);
  }
  return reach;
}

function parabolaAt(line: Polyline, trust: Float64Array, middle: number, reach: number): Vector {
  const count = pointCount(line);
  const rows: number[][] = [];
  const wanted: [number[], number[], number[]] = [[], [], []];
  for (let step = -reach; step <= reach; step++) {
    const i = line.isClosed ? (middle + step + count) % count : middle + step;
    if (i < 0 || i >= count) continue;
    const away = Math.abs(step) / (reach + 1);
    const weight = Math.sqrt((1 - away ** 3) ** 3 * trust[i]!);
    rows.push([weight, weight * step, weight * step * step]);
    for (const axis of [0, 1, 2] as const) wanted[axis].push(weight * line.points[i * 3 + axis]!);
  }
  // A parabola is not determined by two points.
  if (rows.length < 3) return vectorAt(line.points, middle);
  const [x, y, z] = wanted.map((values) => fitLeastSquares(rows, values)[0]!);
  return [x!, y!, z!];
}

function projected(mesh: Mesh, line: Polyline): Polyline {
  const points = new Float32Array(line.points.length);
  for (let i = 0; i < pointCount(line); i++) {
    points.set(closestOnMesh(mesh, vectorAt(line.points, i))!.point, i * 3);
  }
  return { ...line, points };
}
