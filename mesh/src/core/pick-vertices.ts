import type { Mesh } from './mesh.ts';

/** In a table of new places: this vertex has none. */
export const DROPPED = 0xffffffff;

/** The vertices at their new places, of which there are `count`; what is dropped goes. */
export function pickVertices(
  { positions, colors }: Pick<Mesh, 'positions' | 'colors'>,
  places: Uint32Array,
  count: number,
): Pick<Mesh, 'positions' | 'colors'> {
  return {
    positions: pick(positions, new Float32Array(count * 3), places),
    colors: colors === null ? null : pick(colors, new Uint8Array(count * 3), places),
  };
}

function pick<T extends Float32Array | Uint8Array>(from: T, to: T, places: Uint32Array): T {
  for (let vertex = 0; vertex < places.length; vertex++) {
    const place = places[vertex]!;
    if (place === DROPPED) continue;
    to[place * 3] = from[vertex * 3]!;
    to[place * 3 + 1] = from[vertex * 3 + 1]!;
    to[place * 3 + 2] = from[vertex * 3 + 2]!;
  }
  return to;
}
