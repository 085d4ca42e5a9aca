import type { Mesh } from '../core/mesh.ts';
import { edgesOfTriangles, NO_TRIANGLE, triangleAcross } from '../topology/triangle-edges.ts';

/** More triangles do not meet in a vertex of any sound mesh. */
const MOST_AROUND = 1000;

/**
 * The same route, but past the other side of a vertex that it bends around; null where the surface ends there. `route`
 * is a row of edges from the triangle `start` on, and the one at `gate` ends in the vertex.
 */
export function pastOtherSide(
  mesh: Mesh,
  start: number,
  route: readonly number[],
  gate: number,
  vertex: number,
): number[] | null {
  const edges = edgesOfTriangles(mesh);
  const meets = (at: number): boolean => {
    const edge = route[at];
    return (
      edge !== undefined && (edges.vertices[edge * 2] === vertex || edges.vertices[edge * 2 + 1] === vertex)
    );
  };
  let first = gate;
  let last = gate;
  while (meets(first - 1)) first--;
  while (meets(last + 1)) last++;
  let triangle = start;
  for (let at = 0; at < first; at++) triangle = triangleAcross(edges, route[at]!, triangle);
  let goal = triangle;
  for (let at = first; at <= last; at++) goal = triangleAcross(edges, route[at]!, goal);

  const around: number[] = [];
  let left = route[first]!;
  while (triangle !== goal && around.length < MOST_AROUND) {
    const next = otherEdgeAt(mesh, triangle, vertex, left);
    around.push(next);
    triangle = triangleAcross(edges, next, triangle);
    if (triangle === NO_TRIANGLE) return null;
    left = next;
  }
  return [...route.slice(0, first), ...around, ...route.slice(last + 1)];
}

/** Of the two edges of a triangle that meet in a vertex, the one that is not `known`. */
function otherEdgeAt(mesh: Mesh, triangle: number, vertex: number, known: number): number {
  const { ofTriangle, vertices } = edgesOfTriangles(mesh);
  const sides = [...ofTriangle.subarray(triangle * 3, triangle * 3 + 3)];
  return sides.find(
    (edge) => edge !== known && (vertices[edge * 2] === vertex || vertices[edge * 2 + 1] === vertex),
  )!;
}
