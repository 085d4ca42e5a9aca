import { vertexCount, type Mesh } from '../core/mesh.ts';
import { DROPPED, pickVertices } from '../core/pick-vertices.ts';

const NONE = -1;

/**
 * Joins vertices that are at most `tolerance` apart; the first of them gives place and color. Triangles that lose a
 * corner by that are dropped.
 */
export function weldVertices(mesh: Mesh, tolerance: number): Mesh {
  if (!(tolerance > 0)) throw new RangeError('Welding needs a tolerance above zero.');
  const count = vertexCount(mesh);
  const near = nearVertices(mesh.positions, tolerance);
  const firsts = new Uint32Array(count).fill(DROPPED);
  const places = new Uint32Array(count);
  let kept = 0;
  for (let vertex = 0; vertex < count; vertex++) {
    if (near[vertex] === vertex) firsts[vertex] = kept++;
    places[vertex] = firsts[near[vertex]!]!;
  }
  return { ...pickVertices(mesh, firsts, kept), indices: renumber(mesh.indices, places) };
}

/** For every vertex the first one that is near it, which may be itself. */
function nearVertices(positions: Float32Array, tolerance: number): Uint32Array {
  const count = vertexCount({ positions });
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, count))) - 1;
  const heads = new Int32Array(mask + 1).fill(NONE);
  const following = new Int32Array(count).fill(NONE);
  // Cells are twice as wide as the tolerance, so at most two of them along each axis are near enough.
  const cellOf = (value: number) => Math.floor(value / (tolerance * 2));

  const findIn = (slot: number, x: number, y: number, z: number): number => {
    for (let other = heads[slot]!; other !== NONE; other = following[other]!) {
      const dx = positions[other * 3]! - x;
      const dy = positions[other * 3 + 1]! - y;
      const dz = positions[other * 3 + 2]! - z;
      if (dx * dx + dy * dy + dz * dz <= tolerance * tolerance) return other;
    }
    return NONE;
  };

  const find = (x: number, y: number, z: number): number => {
    for (let i = cellOf(x - tolerance); i <= cellOf(x + tolerance); i++) {
      for (let j = cellOf(y - tolerance); j <= cellOf(y + tolerance); j++) {
        for (let k = cellOf(z - tolerance); k <= cellOf(z + tolerance); k++) {
          const found = findIn(hash(i, j, k) & mask, x, y, z);
          if (found !== NONE) return found;
        }
      }
    }
    return NONE;
  };

  const near = new Uint32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    const x = positions[vertex * 3]!;
    const y = positions[vertex * 3 + 1]!;
    const z = positions[vertex * 3 + 2]!;
    const found = find(x, y, z);
    near[vertex] = found === NONE ? vertex : found;
    if (found !== NONE) continue;
    const slot = hash(cellOf(x), cellOf(y), cellOf(z)) & mask;
    following[vertex] = heads[slot]!;
    heads[slot] = vertex;
  }
  return near;
}

function hash(i: number, j: number, k: number): number {
  const mixed = Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791);
  return mixed ^ (mixed >>> 15);
}

function renumber(indices: Uint32Array, places: Uint32Array): Uint32Array {
  const renumbered = new Uint32Array(indices.length);
  let length = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const a = places[indices[at]!]!;
    const b = places[indices[at + 1]!]!;
    const c = places[indices[at + 2]!]!;
    if (a === b || b === c || c === a) continue;
    renumbered[length++] = a;
    renumbered[length++] = b;
    renumbered[length++] = c;
  }
  return renumbered.slice(0, length);
}
