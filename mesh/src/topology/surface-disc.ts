import type { Mesh } from '../core/mesh.ts';
import { neighborsOfVertices } from './vertex-neighbors.ts';

/** Finds the vertices around a vertex, again and again without new memory. */
export class SurfaceDisc {
  /** The vertices found last, the middle first; up to `count`. */
  readonly vertices: number[] = [];
  readonly #mesh: Mesh;
  /** The round in which each vertex was last seen. */
  readonly #seen: Uint32Array;
  #round = 0;

  constructor(mesh: Mesh) {
    this.#mesh = mesh;
    this.#seen = new Uint32Array(mesh.positions.length / 3);
  }

  /**
   * Vertices within a radius that hang together with the middle one inside of it: so the other side of a thin wall, or
   * the neighboring tooth, does not belong to it.
   */
  around(middle: number, radius: number): readonly number[] {
    const { starts, others } = neighborsOfVertices(this.#mesh);
    const { positions } = this.#mesh;
    const { vertices } = this;
    const [x, y, z] = [positions[middle * 3]!, positions[middle * 3 + 1]!, positions[middle * 3 + 2]!];
    this.#round++;
    vertices.length = 0;
    vertices.push(middle);
    this.#seen[middle] = this.#round;
    for (let at = 0; at < vertices.length; at++) {
      const vertex = vertices[at]!;
      for (let link = starts[vertex]!; link < starts[vertex + 1]!; link++) {
        const other = others[link]!;
        if (this.#seen[other] === this.#round) continue;
        this.#seen[other] = this.#round;
        const dx = positions[other * 3]! - x;
        const dy = positions[other * 3 + 1]! - y;
        const dz = positions[other * 3 + 2]! - z;
        if (dx * dx + dy * dy + dz * dz <= radius * radius) vertices.push(other);
      }
    }
    return vertices;
  }
}
