import { closestOnMesh } from './closest-on-mesh.ts';
import type { Mesh } from './mesh.ts';
import type { Polyline } from './polyline.ts';
import { RidgeGauge } from './ridge-gauge.ts';
import { ridgeRoute } from './ridge-route.ts';
import { smoothedOnto } from './smooth-line.ts';
import { SurfaceDisc } from './surface-disc.ts';
import { length, subtract, vectorAt, type Vector } from './vector.ts';

export interface MarginOptions {
  /** Whether the line returns from the last point to the first. */
  closed?: boolean;
  /** How far a point may be from the edge it means, in millimeters. With 0 the line passes through the points. */
  snap?: number;
}

const SNAP = 0.6;

/**
 * The line along the sharpest edge near the given points, in their order: the margin of a preparation. Null where the
 * surface does not hang together between two of them.
 */
export function marginThrough(
  mesh: Mesh,
  points: readonly Vector[],
  { closed = true, snap = SNAP }: MarginOptions = {},
): Polyline | null {
  if (points.length < 2) throw new RangeError('A line needs two points.');
  const gauge = new RidgeGauge(mesh);
  const isClosed = closed && points.length > 2;
  const stations = points.map((point) => ridgeNear(mesh, gauge, point, snap));
  let way = wayThrough(mesh, gauge, stations, isClosed);
  if (way !== null && snap > 0) way = wayThrough(mesh, gauge, middlesOf(way, isClosed), isClosed);
  if (way === null) return null;
  return smoothedOnto(mesh, lineOf(mesh, way.flat(), isClosed));
}

/** For each pair of consecutive stations the vertices between them, without the last one. */
function wayThrough(
  mesh: Mesh,
  gauge: RidgeGauge,
  stations: readonly number[],
  isClosed: boolean,
): number[][] | null {
  const parts: number[][] = [];
  for (let i = 0; i < stations.length - (isClosed ? 0 : 1); i++) {
    const part = ridgeRoute(mesh, gauge, stations[i]!, stations[(i + 1) % stations.length]!);
    if (part === null) return null;
    parts.push(isClosed ? part.slice(0, -1) : part);
  }
  return parts;
}

/** A point is only near the edge: once the line has found it on both sides, it need not come to the point any more. */
function middlesOf(parts: readonly number[][], isClosed: boolean): number[] {
  const middles = parts.filter((part) => part.length > 0).map((part) => part[Math.floor(part.length / 2)]!);
  return isClosed ? middles : [parts[0]![0]!, ...middles, parts.at(-1)!.at(-1)!];
}

/** The vertex near a point where the surface is most of a ridge; near ones are preferred. */
function ridgeNear(mesh: Mesh, gauge: RidgeGauge, point: Vector, snap: number): number {
  const { triangle, weights } = closestOnMesh(mesh, point)!;
  const largest = weights.indexOf(Math.max(...weights));
  const nearest = mesh.indices[triangle * 3 + largest]!;
  let best = nearest;
  let most = -Infinity;
  for (const vertex of new SurfaceDisc(mesh).around(nearest, snap)) {
    const away = length(subtract(vectorAt(mesh.positions, vertex), point));
    if (away > snap) continue;
    const merit = gauge.at(vertex) * (1 - 0.5 * (away / snap));
    if (merit <= most) continue;
    most = merit;
    best = vertex;
  }
  return best;
}

function lineOf({ positions }: Mesh, vertices: readonly number[], isClosed: boolean): Polyline {
  return { points: Float32Array.from(vertices.flatMap((vertex) => vectorAt(positions, vertex))), isClosed };
}
