/** Which triangles each vertex belongs to. */
export class Incidence {
  readonly #starts: Uint32Array;
  readonly #triangles: Uint32Array;
  readonly #indices: Uint32Array;

  constructor(indices: Uint32Array, vertices: number) {
    this.#indices = indices;
    this.#starts = new Uint32Array(vertices + 1);
    for (const vertex of indices) this.#starts[vertex + 1]!++;
    for (let vertex = 0; vertex < vertices; vertex++) this.#starts[vertex + 1]! += this.#starts[vertex]!;
    const next = this.#starts.slice();
    this.#triangles = new Uint32Array(indices.length);
    indices.forEach((vertex, i) => {
      this.#triangles[next[vertex]!++] = Math.floor(i / 3);
    });
  }

  trianglesOf(vertex: number): Uint32Array {
    return this.#triangles.subarray(this.#starts[vertex], this.#starts[vertex + 1]);
  }

  /** The vertices next to one. Inside of a surface there are as many as triangles, on its border one more. */
  neighbors(vertex: number): Set<number> {
    const found = new Set<number>();
    for (const triangle of this.trianglesOf(vertex)) {
      for (let corner = 0; corner < 3; corner++) found.add(this.#indices[triangle * 3 + corner]!);
    }
    found.delete(vertex);
    return found;
  }
}
