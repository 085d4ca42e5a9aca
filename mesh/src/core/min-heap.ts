/** Numbers, each with a cost, of which the cheapest is taken first. */
export class MinHeap {
  readonly #costs: number[] = [];
  readonly #items: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  add(item: number, cost: number): void {
    let at = this.#items.length;
    this.#items.push(item);
    this.#costs.push(cost);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#costs[above]! <= cost) break;
      this.#move(above, at);
      at = above;
    }
    this.#put(at, item, cost);
  }

  /** The cheapest item, which is taken out. */
  take(): { item: number; cost: number } | null {
    const item = this.#items[0];
    const cost = this.#costs[0];
    if (item === undefined || cost === undefined) return null;
    const last = this.#items.pop()!;
    const lastCost = this.#costs.pop()!;
    if (this.size > 0) this.#sink(last, lastCost);
    return { item, cost };
  }

  /** Puts an item in at the top and lets it down to where it belongs. */
  #sink(item: number, cost: number): void {
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= this.size) break;
      if (below + 1 < this.size && this.#costs[below + 1]! < this.#costs[below]!) below++;
      if (this.#costs[below]! >= cost) break;
      this.#move(below, at);
      at = below;
    }
    this.#put(at, item, cost);
  }

  #move(from: number, to: number): void {
    this.#items[to] = this.#items[from]!;
    this.#costs[to] = this.#costs[from]!;
  }

  #put(at: number, item: number, cost: number): void {
    this.#items[at] = item;
    this.#costs[at] = cost;
  }
}
