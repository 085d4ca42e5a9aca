import { kept } from '../core/kept.ts';
import { vertexCount, type Mesh } from '../core/mesh.ts';
import { edgesOfTriangles } from './triangle-edges.ts';

/** Which vertices share an edge. Those of vertex v stand in `others` from `starts[v]` up to `starts[v + 1]`. */
export interface VertexNeighbors {
  starts: Uint32Array;
  others: Uint32Array;
}

/** Kept with the mesh. */
export const neighborsOfVertices = kept((mesh: Mesh): VertexNeighbors => {
  const { vertices } = edgesOfTriangles(mesh);
  const starts = new Uint32Array(vertexCount(mesh) + 1);
  for (const vertex of vertices) starts[vertex + 1]! += 1;
  for (let vertex = 1; vertex < starts.length; vertex++) starts[vertex]! += starts[vertex - 1]!;
  const ends = starts.slice();
  const others = new Uint32Array(vertices.length);
  for (let at = 0; at < vertices.length; at += 2) {
    const a = vertices[at]!;
    const b = vertices[at + 1]!;
    others[ends[a]!] = b;
    others[ends[b]!] = a;
    ends[a]! += 1;
    ends[b]! += 1;
  }
  return { starts, others };
});
