import { closestOnMesh } from '@archway/mesh/search/closest-on-mesh';
import type { Mesh } from '@archway/mesh/core/mesh';
import { evenlySpaced, lengthOfLine, type Polyline } from '@archway/mesh/line/polyline';
import { randomNumbers } from '@archway/mesh/core/random';
import { add, normalize, scale, vectorAt, type Vector } from '@archway/mesh/core/vector';

/** Places on a surface around a line, as a hand presses: each up to `off` millimeters beside it. */
export function pressesNear(mesh: Mesh, line: Polyline, count: number, off: number): Vector[] {
  const random = randomNumbers(11);
  const even = evenlySpaced(line, lengthOfLine(line) / count);
  return Array.from({ length: count }, (_, at) => {
    const direction = normalize([random() - 0.5, random() - 0.5, random() - 0.5]);
    return closestOnMesh(mesh, add(vectorAt(even.points, at), scale(direction, off)))!.point;
  });
}
