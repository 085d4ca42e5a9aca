import { closestOnMesh } from './closest-on-mesh.ts';
import type { Mesh } from './mesh.ts';
import { evenlySpaced, pointCount, type Polyline } from './polyline.ts';
import { vectorAt } from './vector.ts';

/** Distance of two points of a smooth line, in millimeters. */
const SPACING = 0.1;
const ROUNDS = 3;

/** A line along edges of triangles, without their zigzag, on the surface. */
export function smoothedOnto(mesh: Mesh, line: Polyline): Polyline {
  let smooth = evenlySpaced(line, SPACING);
  for (let round = 0; round < ROUNDS; round++) smooth = projected(mesh, relaxed(smooth));
  return smooth;
}

/** Each point between its neighbors; the ends of an open line stay. */
function relaxed(line: Polyline): Polyline {
  const count = pointCount(line);
  const points = line.points.slice();
  for (let i = 0; i < count; i++) {
    if (!line.isClosed && (i === 0 || i === count - 1)) continue;
    const before = ((i + count - 1) % count) * 3;
    const after = ((i + 1) % count) * 3;
    for (let axis = 0; axis < 3; axis++) {
      points[i * 3 + axis] =
        (line.points[before + axis]! + 2 * line.points[i * 3 + axis]! + line.points[after + axis]!) / 4;
    }
  }
  return { ...line, points };
}

function projected(mesh: Mesh, line: Polyline): Polyline {
  const points = new Float32Array(line.points.length);
  for (let i = 0; i < pointCount(line); i++) {
    points.set(closestOnMesh(mesh, vectorAt(line.points, i))!.point, i * 3);
  }
  return { ...line, points };
}
