import type { ClosestOnMesh } from './closest-on-mesh.ts';
import { kept } from '../core/kept.ts';
import { vertexCount, type Mesh } from '../core/mesh.ts';
import { edgesOfTriangles, NO_TRIANGLE } from '../topology/triangle-edges.ts';

/** Whether a place lies where the surface ends: what is nearest to it may well lie beyond what was scanned. */
export function isOnBorder(mesh: Mesh, { triangle, part }: ClosestOnMesh): boolean {
  if (part.kind === 'inside') return false;
  // Of the triangles around a corner any may have the open edge, so the corner itself has to know.
  if (part.kind === 'corner') return borderVertices(mesh)[mesh.indices[triangle * 3 + part.which]!] === 1;
  const { ofTriangle, triangles } = edgesOfTriangles(mesh);
  return triangles[ofTriangle[triangle * 3 + part.which]! * 2 + 1] === NO_TRIANGLE;
}

/** 1 for vertices at the end of an open edge; kept with the mesh. */
const borderVertices = kept((mesh: Mesh): Uint8Array => {
  const { vertices, triangles } = edgesOfTriangles(mesh);
  const isBorder = new Uint8Array(vertexCount(mesh));
  for (let edge = 0; edge * 2 < vertices.length; edge++) {
    if (triangles[edge * 2 + 1] !== NO_TRIANGLE) continue;
    isBorder[vertices[edge * 2]!] = 1;
    isBorder[vertices[edge * 2 + 1]!] = 1;
  }
  return isBorder;
});
