/** Things that hang together: joined pairwise, asked for their group's number. */
export class Groups {
  readonly #parent: Int32Array;

  constructor(size: number) {
    this.#parent = Int32Array.from({ length: size }, (_, i) => i);
  }

  of(one: number): number {
    let group = one;
    while (this.#parent[group] !== group) {
      this.#parent[group] = this.#parent[this.#parent[group]!]!;
      group = this.#parent[group]!;
    }
    return group;
  }

  join(a: number, b: number): void {
    this.#parent[this.of(a)] = this.of(b);
  }
}

/** Groups of vertices that triangles connect; only triangles that `isMember` allows. */
export function connected(
  indices: Uint32Array,
  vertices: number,
  isMember: (triangle: number) => boolean,
): Groups {
  const groups = new Groups(vertices);
  for (let t = 0; t < indices.length; t += 3) {
    if (!isMember(t / 3)) continue;
    groups.join(indices[t]!, indices[t + 1]!);
    groups.join(indices[t]!, indices[t + 2]!);
  }
  return groups;
}
