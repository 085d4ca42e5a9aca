/**
 * Triangles with shared corners. Lengths are those of the file it came from until its unit is known; everything that
 * measures expects millimeters.
 */
export interface Mesh {
  /** x, y and z of each vertex. */
  positions: Float32Array;
  /** Three vertices a triangle, counter-clockwise seen from outside. */
  indices: Uint32Array;
  /** Red, green and blue of each vertex, where the scanner saw colors. */
  colors: Uint8Array | null;
}

export const triangleCount = ({ indices }: Pick<Mesh, 'indices'>): number => indices.length / 3;
export const vertexCount = ({ positions }: Pick<Mesh, 'positions'>): number => positions.length / 3;
