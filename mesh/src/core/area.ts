import type { Mesh } from './mesh.ts';
import { cross, subtract, vectorAt, type Vector } from './vector.ts';

/** A triangle's normal, as long as twice its area. */
export function doubleAreaVector({ positions, indices }: Mesh, triangle: number): Vector {
  const a = vectorAt(positions, indices[triangle * 3]!);
  const b = vectorAt(positions, indices[triangle * 3 + 1]!);
  const c = vectorAt(positions, indices[triangle * 3 + 2]!);
  return cross(subtract(b, a), subtract(c, a));
}
