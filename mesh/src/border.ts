import type { ClosestOnMesh } from './closest-on-mesh.ts';
import type { Mesh } from './mesh.ts';
import { edgesOfTriangles, NO_TRIANGLE } from './triangle-edges.ts';

/** Whether a place lies on an edge where the surface ends: what is nearest to it may well lie beyond what was scanned. */
export function isOnBorder(mesh: Mesh, { triangle, part }: ClosestOnMesh): boolean {
  if (part.kind === 'inside') return false;
  const { ofTriangle, triangles } = edgesOfTriangles(mesh);
  const isOpen = (side: number): boolean =>
    triangles[ofTriangle[triangle * 3 + (side % 3)]! * 2 + 1] === NO_TRIANGLE;
  return isOpen(part.which) || (part.kind === 'corner' && isOpen(part.which + 2));
}
