import { doubleAreaVector } from '../core/area.ts';
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
import { cross, dot, normalize, scale, subtract, vectorAt, type Vector } from '../core/vector.ts';
import { recognizeJaw, type RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { closestOnMesh } from '../search/closest-on-mesh.ts';
import { sampleSurface } from '../search/sample-points.ts';
import { icp, type Alignment } from './icp.ts';

/** Enough to tell which start leads to the right place. */
const ROUGH = { samples: 600, iterations: 25, reach: 10 } as const;
/** From about the right place: other teeth must not pull any more. */
const FINE = { reach: 1.5, iterations: 20 } as const;
/** Turns about the occlusal axis: half scans have no front of their own, so they may lie the other way round. */
const TURNS = [0, Math.PI, 0.3, -0.3];
/** Surfaces so near, in millimeters, are taken for the same. */
const NEAR = 0.4;
/** This share of the surface within `NEAR` is a fit beyond doubt, and no other start is tried. */
const PLENTY = 0.75;

/**
 * Brings a scan onto another one of the same jaw, however both lie. Starts with where each one's teeth and front are, and
 * keeps the start that puts the most of the surface onto the other one; what has changed in between is left out.
 */
export function alignJaws(source: Mesh, target: Mesh): Alignment {
  let best = { matrix: IDENTITY, near: -1 };
  for (const start of startsOf(recognizeJaw(source), recognizeJaw(target))) {
    const { matrix } = icp(source, target, start, ROUGH);
    const near = nearShare(source, target, matrix);
    if (near > best.near) best = { matrix, near };
    if (near > PLENTY) break;
  }
  return icp(source, target, best.matrix, FINE);
}

/** First by the axes of both, then turned, then as they lie. */
function startsOf(source: RecognizedJaw, target: RecognizedJaw): Matrix[] {
  const { occlusal } = target.axes;
  const byAxes = multiply(fromAxes(target), toAxes(source));
  const turns = TURNS.map((angle) => {
    const turn = rigidMatrix(quaternionAbout(scale(occlusal, angle)), [0, 0, 0]);
    const shift = subtract(target.center, turnVector(turn, target.center));
    return multiply([...turn.slice(0, 12), ...shift, 1], byAxes);
  });
  return [...turns, IDENTITY];
}

/** Both jaws look along the first axis, so which of them a scan was taken for plays no part. */
function axesOf({ axes: { occlusal, anterior } }: RecognizedJaw): [Vector, Vector, Vector] {
  return [occlusal, anterior, cross(occlusal, anterior)];
}

function fromAxes(jaw: RecognizedJaw): Matrix {
  const [x, y, z] = axesOf(jaw);
  return [...x, 0, ...y, 0, ...z, 0, ...jaw.center, 1];
}

function toAxes(jaw: RecognizedJaw): Matrix {
  const [x, y, z] = axesOf(jaw);
  const turn = [x[0], y[0], z[0], 0, x[1], y[1], z[1], 0, x[2], y[2], z[2], 0];
  const center = turnVector([...turn, 0, 0, 0, 1], jaw.center);
  return [...turn, ...scale(center, -1), 1];
}

/** The share of the source's surface that lies on the target, looking the same way. */
function nearShare(source: Mesh, target: Mesh, matrix: Matrix): number {
  const { points, triangles } = sampleSurface(source, ROUGH.samples);
  let near = 0;
  for (const [sample, triangle] of triangles.entries()) {
    const found = closestOnMesh(target, movePoint(matrix, vectorAt(points, sample)), NEAR);
    if (found === null) continue;
    const normal = turnVector(matrix, normalize(doubleAreaVector(source, triangle)));
    if (dot(normal, doubleAreaVector(target, found.triangle)) > 0) near++;
  }
  return near / ROUGH.samples;
}
