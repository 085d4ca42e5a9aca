import { closestOnMesh } from '../search/closest-on-mesh.ts';
import type { Mesh } from '../core/mesh.ts';
import { doubleAreaVector } from '../core/area.ts';
import { pointCount, type Polyline } from '../line/polyline.ts';
import { add, cross, normalize, scale, subtract, vectorAt, type Vector } from '../core/vector.ts';

/** How far to both sides of a line its crest is looked for, and in what steps, in millimeters. */
const REACH = 0.25;
const STEP = 0.05;
/** The higher, the more the sharpest place alone counts. */
const POWER = 4;

/** The line moved across to where the surface is sharpest, which need not be at a vertex. Ends of an open one stay. */
export function movedToCrest(mesh: Mesh, line: Polyline, sharpnessAt: (point: Vector) => number): Polyline {
  const count = pointCount(line);
  const points = line.points.slice();
  for (let i = 0; i < count; i++) {
    if (!line.isClosed && (i === 0 || i === count - 1)) continue;
    const before = vectorAt(line.points, (i + count - 1) % count);
    const after = vectorAt(line.points, (i + 1) % count);
    points.set(crestAt(mesh, vectorAt(line.points, i), subtract(after, before), sharpnessAt), i * 3);
  }
  return { ...line, points };
}

function crestAt(mesh: Mesh, point: Vector, along: Vector, sharpnessAt: (point: Vector) => number): Vector {
  const { triangle } = closestOnMesh(mesh, point)!;
  const across = normalize(cross(along, doubleAreaVector(mesh, triangle)));
  let sum: Vector = [0, 0, 0];
  let weights = 0;
  for (let off = -REACH; off < REACH + STEP / 2; off += STEP) {
    const place = closestOnMesh(mesh, add(point, scale(across, off)))!.point;
    const weight = sharpnessAt(place) ** POWER;
    sum = add(sum, scale(place, weight));
    weights += weight;
  }
  return weights === 0 ? point : scale(sum, 1 / weights);
}
