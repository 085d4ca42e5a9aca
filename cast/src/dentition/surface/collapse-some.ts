import type { Random } from '../numbers/random.ts';
import type { Triangles } from './field.ts';
import { Incidence } from './incidence.ts';
import { keepTriangles } from './keep-triangles.ts';

/**
 * Takes vertices out here and there, each one drawn into a neighbor, so that triangles are of all sizes and no longer
 * follow a lattice. The surface stays one: what would fold it, or close it upon itself, is left.
 */
export function collapseSome(mesh: Triangles, random: Random): Triangles {
  const { positions } = mesh;
  const indices = mesh.indices.slice();
  const vertices = positions.length / 3;
  const incidence = new Incidence(mesh.indices, vertices);
  const isFrozen = new Uint8Array(vertices);
  const isGone = new Uint8Array(indices.length / 3);
  for (let vertex = 0; vertex < vertices; vertex++) {
    if (isFrozen[vertex] === 1 || random() < 0.3) continue;
    const around = incidence.neighbors(vertex);
    if (around.size !== incidence.trianglesOf(vertex).length) continue;
    const target = [...around][Math.floor(random() * around.size)]!;
    if (isFrozen[target] === 1 || !canCollapse(incidence, around, target)) continue;
    const moved = incidence.trianglesOf(vertex).filter((triangle) => !hasCorner(indices, triangle, target));
    if (!moved.every((triangle) => staysUpright(positions, indices, triangle, vertex, target))) continue;
    for (const triangle of incidence.trianglesOf(vertex)) {
      if (hasCorner(indices, triangle, target)) isGone[triangle] = 1;
      else replaceCorner(indices, triangle, vertex, target);
    }
    isFrozen[vertex] = 1;
    for (const neighbor of around) isFrozen[neighbor] = 1;
  }
  return keepTriangles({ positions, indices }, (triangle) => isGone[triangle] === 0);
}

/** Both may share only the two neighbors whose triangles vanish, and the target may not be at the border. */
function canCollapse(incidence: Incidence, around: ReadonlySet<number>, target: number): boolean {
  const beyond = incidence.neighbors(target);
  if (beyond.size !== incidence.trianglesOf(target).length) return false;
  const shared = [...beyond].filter((vertex) => around.has(vertex));
  return shared.length === 2 && beyond.size + around.size <= 14;
}

function hasCorner(indices: Uint32Array, triangle: number, vertex: number): boolean {
  const at = triangle * 3;
  return indices[at] === vertex || indices[at + 1] === vertex || indices[at + 2] === vertex;
}

function replaceCorner(indices: Uint32Array, triangle: number, from: number, to: number): void {
  for (let at = triangle * 3; at < triangle * 3 + 3; at++) if (indices[at] === from) indices[at] = to;
}

/** Whether a triangle keeps its side up and some of its size when one corner moves. */
function staysUpright(
  positions: Float32Array,
  indices: Uint32Array,
  triangle: number,
  from: number,
  to: number,
): boolean {
  const corners = [...indices.subarray(triangle * 3, triangle * 3 + 3)];
  const before = normalOf(positions, corners);
  const after = normalOf(
    positions,
    corners.map((corner) => (corner === from ? to : corner)),
  );
  const along = before[0] * after[0] + before[1] * after[1] + before[2] * after[2];
  const square = before[0] ** 2 + before[1] ** 2 + before[2] ** 2;
  return along > 0.25 * square;
}

function normalOf(positions: Float32Array, corners: readonly number[]): [number, number, number] {
  const [a, b, c] = corners.map((corner) => positions.subarray(corner * 3, corner * 3 + 3));
  const [ux, uy, uz] = [b![0]! - a![0]!, b![1]! - a![1]!, b![2]! - a![2]!];
  const [vx, vy, vz] = [c![0]! - a![0]!, c![1]! - a![1]!, c![2]! - a![2]!];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}
