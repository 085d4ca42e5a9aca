import { doubleAreaVector } from '../core/area.ts';
import type { ClosestOnMesh } from './closest-on-mesh.ts';
import { kept } from '../core/kept.ts';
import { triangleCount, vertexCount, type Mesh } from '../core/mesh.ts';
import { edgesOfTriangles, NO_TRIANGLE, triangleAcross } from '../topology/triangle-edges.ts';
import { add, cross, dot, length, normalize, subtract, vectorAt, type Vector } from '../core/vector.ts';

/**
 * The direction that tells outside from inside at a place of the surface. On an edge the normal of one of its triangles
 * can be wrong about a point beyond the edge; the sum of both is not, and at a corner the sum of all, each weighted by
 * its angle there (Bærentzen and Aanæs 2005).
 */
export function outwardAt(mesh: Mesh, { triangle, part }: ClosestOnMesh): Vector {
  if (part.kind === 'corner') return vectorAt(cornerNormals(mesh), mesh.indices[triangle * 3 + part.which]!);
  const normal = normalize(doubleAreaVector(mesh, triangle));
  if (part.kind === 'inside') return normal;
  const edges = edgesOfTriangles(mesh);
  const other = triangleAcross(edges, edges.ofTriangle[triangle * 3 + part.which]!, triangle);
  return other === NO_TRIANGLE ? normal : add(normal, normalize(doubleAreaVector(mesh, other)));
}

/** For each vertex, kept with the mesh. */
const cornerNormals = kept((mesh: Mesh): Float32Array => {
  const { positions, indices } = mesh;
  const normals = new Float32Array(vertexCount(mesh) * 3);
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const normal = normalize(doubleAreaVector(mesh, triangle));
    for (let corner = 0; corner < 3; corner++) {
      const here = indices[triangle * 3 + corner]!;
      const apex = vectorAt(positions, here);
      const a = subtract(vectorAt(positions, indices[triangle * 3 + ((corner + 1) % 3)]!), apex);
      const b = subtract(vectorAt(positions, indices[triangle * 3 + ((corner + 2) % 3)]!), apex);
      const angle = Math.atan2(length(cross(a, b)), dot(a, b));
      for (const axis of [0, 1, 2] as const) normals[here * 3 + axis]! += normal[axis] * angle;
    }
  }
  return normals;
});
