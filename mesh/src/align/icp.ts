import { doubleAreaVector } from '../core/area.ts';
import { isOnBorder } from '../search/border.ts';
import { closestOnMesh } from '../search/closest-on-mesh.ts';
import { fitLeastSquares } from '../core/least-squares.ts';
import type { Mesh } from '../core/mesh.ts';
import {
  IDENTITY,
  movePoint,
  multiply,
  quaternionAbout,
  rigidMatrix,
  turnVector,
  type Matrix,
} from '../core/rigid.ts';
import { sampleSurface } from '../search/sample-points.ts';
import { cross, dot, length, normalize, subtract, vectorAt, type Vector } from '../core/vector.ts';

export interface IcpOptions {
  /** The share of the overlapping surface that is believed to be unchanged: the rest, farthest away, is left out. */
  trim?: number;
  iterations?: number;
  /** Points of the source that are looked at. */
  samples?: number;
  /** Farther apart than this, in millimeters, two places are not the same; it shrinks as the surfaces come closer. */
  reach?: number;
}

export interface Alignment {
  /** Moves the source onto the target. */
  matrix: Matrix;
  /** Mean distance of what was used from the target's surface, in millimeters. */
  residual: number;
  /** The share of the source's area that was used. */
  share: number;
  iterations: number;
}

/** Moves and turns below these, in millimeters and radians, are not worth another round. */
const STILL = 1e-6;
/** Surfaces that look away from each other by more than 60 degrees are not the same. */
const SAME_WAY = 0.5;

interface Sample {
  point: Vector;
  normal: Vector;
}

/** A sample where it is now, its place on the target, and the target's normal there. */
interface Match {
  point: Vector;
  target: Vector;
  normal: Vector;
  distance: number;
}

/**
 * Brings a surface onto another one that it is near to (iterated closest points, from point to plane). Half of the
 * surface may be missing or changed; what has no counterpart, and of the rest what is farthest away, is left out.
 */
export function icp(
  source: Mesh,
  target: Mesh,
  start: Matrix = IDENTITY,
  { trim = 0.8, iterations = 60, samples = 6000, reach = 5 }: IcpOptions = {},
): Alignment {
  const all = samplesOf(source, samples);
  let matrix = start;
  let within = reach;
  let rounds = 0;
  for (; rounds < iterations; rounds++) {
    const matches = trimmed(matchesOf(all, target, matrix, within), trim);
    if (matches.length < 6) break;
    const step = stepOf(matches);
    matrix = multiply(step.matrix, matrix);
    if (step.size < STILL) break;
    // Three times what is still used leaves room for the next round, and no longer lets far places pull.
    within = Math.min(within, Math.max(0.1, matches.at(-1)!.distance * 3));
  }
  const matches = trimmed(matchesOf(all, target, matrix, within), trim);
  const sum = matches.reduce((total, { distance }) => total + distance, 0);
  return {
    matrix,
    residual: matches.length === 0 ? Infinity : sum / matches.length,
    share: matches.length / all.length,
    iterations: rounds,
  };
}

/** The samples lie evenly on the surface, so their number stands for its area. */
function samplesOf(mesh: Mesh, count: number): Sample[] {
  const { points, triangles } = sampleSurface(mesh, count);
  return Array.from(triangles, (triangle, i) => ({
    point: vectorAt(points, i),
    normal: normalize(doubleAreaVector(mesh, triangle)),
  }));
}

function matchesOf(samples: readonly Sample[], target: Mesh, matrix: Matrix, within: number): Match[] {
  const matches: Match[] = [];
  for (const sample of samples) {
    const point = movePoint(matrix, sample.point);
    const found = closestOnMesh(target, point, within);
    // What is nearest to a border may well lie beyond it.
    if (found === null || isOnBorder(target, found)) continue;
    const normal = normalize(doubleAreaVector(target, found.triangle));
    if (dot(turnVector(matrix, sample.normal), normal) < SAME_WAY) continue;
    matches.push({ point, target: found.point, normal, distance: length(subtract(point, found.point)) });
  }
  return matches;
}

function trimmed(matches: Match[], share: number): Match[] {
  const nearestFirst = matches.toSorted((a, b) => a.distance - b.distance);
  return nearestFirst.slice(0, Math.ceil(matches.length * share));
}

/** The small turn and move that brings the points onto the planes of their partners, by least squares. */
function stepOf(matches: readonly Match[]): { matrix: Matrix; size: number } {
  const rows = matches.map(({ point, normal }) => [...cross(point, normal), ...normal]);
  const wanted = matches.map(({ point, target, normal }) => dot(subtract(target, point), normal));
  const [rx, ry, rz, tx, ty, tz] = fitLeastSquares(rows, wanted) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    matrix: rigidMatrix(quaternionAbout([rx, ry, rz]), [tx, ty, tz]),
    size: Math.max(Math.hypot(rx, ry, rz), Math.hypot(tx, ty, tz)),
  };
}
