import { kept } from '../core/kept.ts';
import type { Mesh } from '../core/mesh.ts';

export const NO_TRIANGLE = -1;

/** The edges of a mesh by number, and what meets at each. */
export interface TriangleEdges {
  /** Three edges a triangle: from its first corner to the second, on to the third, and back. */
  ofTriangle: Uint32Array;
  /** Two vertices an edge. */
  vertices: Uint32Array;
  /** Two triangles an edge; at a border the second is `NO_TRIANGLE`. Where more than two meet, the first two. */
  triangles: Int32Array;
}

/** Kept with the mesh. */
export const edgesOfTriangles = kept(({ indices }: Mesh): TriangleEdges => numberEdges(indices));

function numberEdges(indices: Uint32Array): TriangleEdges {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(4, indices.length * 1.33))) - 1;
  // A slot holds the number of an edge, and one more than that: zero is an empty slot.
  const slots = new Uint32Array(mask + 1);
  const ofTriangle = new Uint32Array(indices.length);
  const vertices = new Uint32Array(indices.length * 2);
  const triangles = new Int32Array(indices.length * 2).fill(NO_TRIANGLE);
  let count = 0;
  for (let corner = 0; corner < indices.length; corner++) {
    const from = indices[corner]!;
    const to = indices[corner % 3 === 2 ? corner - 2 : corner + 1]!;
    const start = Math.min(from, to);
    const end = Math.max(from, to);
    let slot = hash(start, end) & mask;
    let edge = slots[slot]! - 1;
    while (edge >= 0 && (vertices[edge * 2] !== start || vertices[edge * 2 + 1] !== end)) {
      slot = (slot + 1) & mask;
      edge = slots[slot]! - 1;
    }
    if (edge < 0) {
      edge = count++;
      slots[slot] = edge + 1;
      vertices[edge * 2] = start;
      vertices[edge * 2 + 1] = end;
    }
    ofTriangle[corner] = edge;
    const place = triangles[edge * 2] === NO_TRIANGLE ? edge * 2 : edge * 2 + 1;
    if (triangles[place] === NO_TRIANGLE) triangles[place] = Math.floor(corner / 3);
  }
  return { ofTriangle, vertices: vertices.slice(0, count * 2), triangles: triangles.slice(0, count * 2) };
}

function hash(start: number, end: number): number {
  const mixed = Math.imul(start, 0x9e3779b1) ^ Math.imul(end, 0x85ebca77);
  return mixed ^ (mixed >>> 15);
}

/** The triangle on the other side of an edge, or `NO_TRIANGLE`. */
export function triangleAcross({ triangles }: TriangleEdges, edge: number, triangle: number): number {
  return triangles[edge * 2] === triangle ? triangles[edge * 2 + 1]! : triangles[edge * 2]!;
}
