import type { Mesh } from '../core/mesh.ts';
import { checkCoordinate } from './coordinate.ts';
import type { MeshLimits } from './limits.ts';
import { TriangleList } from './triangle-list.ts';
import { ExactWelder } from './weld-exact.ts';

/** A closed surface has half as many vertices as triangles, and the rim of an open one adds a few. */
const VERTICES_PER_TRIANGLE = 0.6;

/** Joins facets that come one by one, each with corners of its own, to a mesh. */
export class Soup {
  /** The corners of the next facet, in turn. */
  readonly corners = new Float64Array(9);
  readonly #points: ExactWelder;
  readonly #triangles: TriangleList;

  constructor(expected: number, limits: MeshLimits) {
    this.#points = new ExactWelder(Math.ceil(expected * VERTICES_PER_TRIANGLE), limits);
    this.#triangles = new TriangleList(expected, limits);
  }

  addFacet(): void {
    const { corners } = this;
    for (let i = 0; i < 9; i++) checkCoordinate(corners[i]!);
    // Asked before welding, so that a facet without area leaves no points behind.
    if (this.#areEqual(0, 3) || this.#areEqual(3, 6) || this.#areEqual(6, 0)) return;
    const a = this.#points.add(corners[0]!, corners[1]!, corners[2]!);
    const b = this.#points.add(corners[3]!, corners[4]!, corners[5]!);
    const c = this.#points.add(corners[6]!, corners[7]!, corners[8]!);
    this.#triangles.add(a, b, c);
  }

  finish(): Mesh {
    return { indices: this.#triangles.finish(), positions: this.#points.finish(), colors: null };
  }

  #areEqual(a: number, b: number): boolean {
    const { corners } = this;
    return (
      corners[a] === corners[b] && corners[a + 1] === corners[b + 1] && corners[a + 2] === corners[b + 2]
    );
  }
}
