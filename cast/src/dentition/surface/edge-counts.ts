/** How many triangles each edge has. Edges are named by their corners, the smaller number first. */
export class EdgeCounts {
  readonly #vertices: number;
  readonly #counts = new Map<number, number>();

  constructor(indices: Uint32Array, vertices: number) {
    this.#vertices = vertices;
    for (let t = 0; t < indices.length; t += 3) {
      this.#count(indices[t]!, indices[t + 1]!);
      this.#count(indices[t + 1]!, indices[t + 2]!);
      this.#count(indices[t + 2]!, indices[t]!);
    }
  }

  #count(a: number, b: number): void {
    const key = this.#key(a, b);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  #key(a: number, b: number): number {
    return a < b ? a * this.#vertices + b : b * this.#vertices + a;
  }

  of(a: number, b: number): number {
    return this.#counts.get(this.#key(a, b)) ?? 0;
  }

  /** Edges of one triangle only: the border of an open surface. */
  border(): [number, number][] {
    return this.#edges((count) => count === 1);
  }

  /** Edges of more than two triangles, which no surface of a solid has. */
  nonManifold(): [number, number][] {
    return this.#edges((count) => count > 2);
  }

  #edges(isWanted: (count: number) => boolean): [number, number][] {
    const found: [number, number][] = [];
    for (const [key, count] of this.#counts) {
      if (isWanted(count)) found.push([Math.floor(key / this.#vertices), key % this.#vertices]);
    }
    return found;
  }
}
