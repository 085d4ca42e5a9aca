import { signed, type Random } from '../numbers/random.ts';
import { collapseSome } from '../surface/collapse-some.ts';
import type { Triangles } from '../surface/field.ts';

/** Share of the triangles that are gone afterwards, about. */
export const LOST = 0.16;

/** How far vertices stray, in parts of the spacing. */
const STRAY = 0.22;

/** Makes triangles as uneven as those of a scanner. Vertices leave the surface by little and have to be put back. */
export function unevenly(mesh: Triangles, spacing: number, random: Random): Triangles {
  const { positions, indices } = collapseSome(mesh, random);
  for (let i = 0; i < positions.length; i++) positions[i]! += signed(random) * STRAY * spacing;
  return { positions, indices };
}
