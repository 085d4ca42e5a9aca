import { doubleAreaVector } from '../core/area.ts';
import { kept } from '../core/kept.ts';
import { triangleCount, vertexCount, type Mesh } from '../core/mesh.ts';
import { edgesOfTriangles, NO_TRIANGLE, type TriangleEdges } from '../topology/triangle-edges.ts';
import { cross, dot, length, normalize, scale, subtract, vectorAt, type Vector } from '../core/vector.ts';

/** Numbers of a symmetric 3 × 3 matrix: xx, xy, xz, yy, yz, zz. */
const TENSOR = 6;

/** How sharply the surface bends about each direction at each vertex, as sums that can be added over an area. */
export interface BendSums {
  /** Six numbers a vertex: of each edge half of its angle (convex is positive) and length, in the edge's direction. */
  tensors: Float32Array;
  /** A third of each triangle. */
  areas: Float32Array;
}

/**
 * Kept with the mesh. After Cohen-Steiner and Morvan: all the bending of a mesh is at its edges. Unlike a fitted
 * paraboloid this sees an edge that is as narrow as the triangles are.
 */
export const bendSumsOf = kept((mesh: Mesh): BendSums => {
  const edges = edgesOfTriangles(mesh);
  const tensors = new Float32Array(vertexCount(mesh) * TENSOR);
  for (let edge = 0; edge * 2 < edges.vertices.length; edge++) {
    const a = edges.vertices[edge * 2]!;
    const b = edges.vertices[edge * 2 + 1]!;
    const along = subtract(vectorAt(mesh.positions, b), vectorAt(mesh.positions, a));
    const size = length(along);
    const angle = angleAt(mesh, edges, edge);
    if (size === 0 || angle === 0) continue;
    addTensor(tensors, a, scale(along, 1 / size), (angle * size) / 2);
    addTensor(tensors, b, scale(along, 1 / size), (angle * size) / 2);
  }
  return { tensors, areas: areasOf(mesh) };
});

function addTensor(tensors: Float32Array, vertex: number, [x, y, z]: Vector, weight: number): void {
  const at = vertex * TENSOR;
  tensors[at]! += x * x * weight;
  tensors[at + 1]! += x * y * weight;
  tensors[at + 2]! += x * z * weight;
  tensors[at + 3]! += y * y * weight;
  tensors[at + 4]! += y * z * weight;
  tensors[at + 5]! += z * z * weight;
}

/** By how much the surface turns at an edge, in radians; convex is positive, and a border does not turn. */
function angleAt(mesh: Mesh, { triangles, vertices }: TriangleEdges, edge: number): number {
  const [first, second] = [triangles[edge * 2]!, triangles[edge * 2 + 1]!];
  if (second === NO_TRIANGLE) return 0;
  const a = normalize(doubleAreaVector(mesh, first));
  const b = normalize(doubleAreaVector(mesh, second));
  const angle = Math.atan2(length(cross(a, b)), dot(a, b));
  const start = vectorAt(mesh.positions, vertices[edge * 2]!);
  for (let corner = second * 3; corner < second * 3 + 3; corner++) {
    const vertex = mesh.indices[corner]!;
    if (vertex === vertices[edge * 2] || vertex === vertices[edge * 2 + 1]) continue;
    // Convex, if the second triangle dips below the plane of the first.
    return dot(subtract(vectorAt(mesh.positions, vertex), start), a) < 0 ? angle : -angle;
  }
  return 0;
}

function areasOf(mesh: Mesh): Float32Array {
  const areas = new Float32Array(vertexCount(mesh));
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const third = length(doubleAreaVector(mesh, triangle)) / 6;
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++)
      areas[mesh.indices[corner]!]! += third;
  }
  return areas;
}
