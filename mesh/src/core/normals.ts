import { doubleAreaVector } from './area.ts';
import { triangleCount, type Mesh } from './mesh.ts';

/** A unit normal for each vertex: the mean of its triangles' normals, in which a large triangle counts for more. */
export function vertexNormals(mesh: Mesh): Float32Array {
  const { indices } = mesh;
  const normals = new Float32Array(mesh.positions.length);
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const [x, y, z] = doubleAreaVector(mesh, triangle);
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
      const at = indices[corner]! * 3;
      normals[at] = normals[at]! + x;
      normals[at + 1] = normals[at + 1]! + y;
      normals[at + 2] = normals[at + 2]! + z;
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    // A vertex without a triangle has no direction and stays zero.
    const size = Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!) || 1;
    normals[at] = normals[at]! / size;
    normals[at + 1] = normals[at + 1]! / size;
    normals[at + 2] = normals[at + 2]! / size;
  }
  return normals;
}
