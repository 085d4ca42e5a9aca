/** Sorts numbers below `count` into groups of those that were joined, directly or through others. */
export class Groups {
  readonly #parents: Uint32Array;

  constructor(count: number) {
    this.#parents = new Uint32Array(count);
    for (let i = 0; i < count; i++) this.#parents[i] = i;
  }

  /** The same number for all members of a group, and one of them. */
  leaderOf(member: number): number {
    const parents = this.#parents;
    let at = member;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  }

  join(a: number, b: number): void {
    const first = this.leaderOf(a);
    const second = this.leaderOf(b);
    if (first !== second) this.#parents[Math.max(first, second)] = Math.min(first, second);
  }
}
