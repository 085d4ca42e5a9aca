import { closestOnTriangle, type ClosestOnTriangle } from './closest-on-triangle.ts';
import { kept } from '../core/kept.ts';
import type { Mesh } from '../core/mesh.ts';
import { TriangleTree } from './triangle-tree.ts';
import type { Vector } from '../core/vector.ts';

export interface ClosestOnMesh extends ClosestOnTriangle {
  triangle: number;
}

/** Kept with the mesh. */
export const treeOf = kept((mesh: Mesh) => new TriangleTree(mesh));

/** The place of the surface nearest to a point, or null if that is not nearer than `within`. */
export function closestOnMesh(mesh: Mesh, point: Vector, within = Infinity): ClosestOnMesh | null {
  const triangle = treeOf(mesh).nearestTo(point[0], point[1], point[2], within);
  return triangle < 0 ? null : { triangle, ...closestOnTriangle(mesh, triangle, point) };
}
