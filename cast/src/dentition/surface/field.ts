/** A solid: negative inside, positive outside, zero on its surface. */
export interface Field {
  at(x: number, y: number, z: number): number;
}

/** Triangles with shared corners, before anybody knows colors. */
export interface Triangles {
  positions: Float32Array;
  indices: Uint32Array;
}

export type Point = readonly [x: number, y: number, z: number];
