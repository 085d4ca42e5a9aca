import { Detours } from './detours.ts';
import type { Mesh } from '../core/mesh.ts';
import type { Polyline } from '../line/polyline.ts';
import { ridgeGaugeOf, vertexNear } from './ridge-gauge.ts';
import { ridgeRoute } from './ridge-route.ts';
import { smoothedOnto } from './smooth-line.ts';
import { vectorAt, type Vector } from '../core/vector.ts';

export interface MarginOptions {
  /** Whether the line returns from the last point to the first; two points never do. */
  closed?: boolean;
  /** Numbers of the points that the line must pass exactly, because somebody put them there by hand. */
  pinned?: readonly number[];
}

/** A point means the edge within this distance of it, in millimeters. */
const SNAP = 0.6;
/** Rounds in which points that were found wrongly lose their hold on the line. */
const LETTING_GO = 2;

/** A vertex that the line passes; where it is pinned, by way of this point. */
interface Station {
  vertex: number;
  pin: Vector | null;
}

/** The place of the edge that a single point means. */
export function edgeNear(mesh: Mesh, point: Vector): Vector {
  return vectorAt(mesh.positions, ridgeGaugeOf(mesh).ridgeNear(point, SNAP));
}

/**
 * The line along the sharpest edge near the given points, in their order: the margin of a preparation. Null where the
 * surface does not hang together between two of them.
 */
export function marginThrough(
  mesh: Mesh,
  points: readonly Vector[],
  { closed = true, pinned = [] }: MarginOptions = {},
): Polyline | null {
  if (points.length < 2) throw new RangeError('A line needs two points.');
  const isClosed = closed && points.length > 2;
  const gauge = ridgeGaugeOf(mesh);
  let stations = points.map((point, i): Station => {
    if (pinned.includes(i)) return { vertex: vertexNear(mesh, point), pin: point };
    const vertex = gauge.ridgeNear(point, SNAP);
    const isEnd = !isClosed && (i === 0 || i === points.length - 1);
    return { vertex, pin: isEnd ? vectorAt(mesh.positions, vertex) : null };
  });
  const detours = new Detours(mesh, points, isClosed);
  let way = wayThrough(mesh, stations, isClosed, detours);
  for (let round = 0; round < LETTING_GO && way !== null; round++) {
    stations = letGo(stations, way);
    way = wayThrough(mesh, stations, isClosed, detours);
  }
  if (way === null) return null;
  return joined(
    pieces(mesh, stations, way).map((piece) =>
      smoothedOnto(mesh, piece, (point) => gauge.sharpnessAt(point)),
    ),
    isClosed,
  );
}

/** For each station the vertices from it to the next one, without that; for the last one of an open line, itself. */
function wayThrough(
  mesh: Mesh,
  stations: readonly Station[],
  isClosed: boolean,
  detours: Detours,
): number[][] | null {
  const parts: number[][] = [];
  for (const [i, { vertex }] of stations.entries()) {
    const isLast = i === stations.length - 1;
    const next = stations[(i + 1) % stations.length]!;
    const part = isLast && !isClosed ? [vertex, vertex] : ridgeRoute(mesh, detours, vertex, next.vertex);
    if (part === null) return null;
    parts.push(part.slice(0, -1));
  }
  return parts;
}

/**
 * A point is only near the edge: once the line has found the edge to both sides of it, the line need not come back to
 * the point. So it is led through the middles between the points instead, and through what is pinned.
 */
function letGo(stations: readonly Station[], way: readonly number[][]): Station[] {
  return stations.flatMap((station, i) => {
    const part = way[i]!;
    const middle = part[Math.floor(part.length / 2)];
    const kept = station.pin === null ? [] : [station];
    return part.length < 3 || middle === undefined ? kept : [...kept, { vertex: middle, pin: null }];
  });
}

/** The way cut at what is pinned: lines from pin to pin, or one closed line. */
function pieces({ positions }: Mesh, stations: readonly Station[], way: readonly number[][]): Polyline[] {
  const first = stations.findIndex(({ pin }) => pin !== null);
  if (first < 0)
    return [
      lineOf(
        way.flat().map((vertex) => vectorAt(positions, vertex)),
        true,
      ),
    ];
  const lines: Polyline[] = [];
  let points: Vector[] = [];
  for (let step = 0; step < stations.length; step++) {
    const i = (first + step) % stations.length;
    const { pin } = stations[i]!;
    const vertices = way[i]!.map((vertex) => vectorAt(positions, vertex));
    if (pin === null) {
      points.push(...vertices);
      continue;
    }
    if (step > 0) lines.push(lineOf([...points, pin], false));
    points = [pin, ...vertices.slice(1)];
  }
  // Back to the first pin, unless the line is open and has just ended in one.
  if (points.length > 1) lines.push(lineOf([...points, stations[first]!.pin!], false));
  return lines;
}

const lineOf = (points: readonly Vector[], isClosed: boolean): Polyline => ({
  points: Float32Array.from(points.flat()),
  isClosed,
});

/** Lines that each begin where the one before ends, as one. */
function joined(lines: readonly Polyline[], isClosed: boolean): Polyline {
  if (lines.length === 1 && lines[0]!.isClosed === isClosed) return lines[0]!;
  const points = lines.flatMap((line, i) => {
    const isLast = i === lines.length - 1;
    return [...(isLast && !isClosed ? line.points : line.points.subarray(0, -3))];
  });
  return { points: Float32Array.from(points), isClosed };
}
