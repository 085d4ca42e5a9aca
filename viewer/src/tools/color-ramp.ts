/** A color at a position from 0 to 1; stops are in order. */
export interface ColorStop {
  at: number;
  color: `#${string}`;
}

/** Finer than visible steps. */
const STEPS = 512;

/** A lookup table of interpolated colors, fast enough for every vertex of a scan. */
export class ColorRamp {
  readonly #table = new Uint8Array((STEPS + 1) * 3);

  constructor(stops: readonly ColorStop[]) {
    for (let step = 0; step <= STEPS; step++) this.#table.set(colorAt(stops, step / STEPS), step * 3);
  }

  /** Writes red, green and blue of a position into an RGBA array. */
  write(place: number, rgba: Uint8Array, at: number): void {
    const step = Math.round(Math.min(1, Math.max(0, place)) * STEPS) * 3;
    rgba[at] = this.#table[step]!;
    rgba[at + 1] = this.#table[step + 1]!;
    rgba[at + 2] = this.#table[step + 2]!;
  }
}

function colorAt(stops: readonly ColorStop[], place: number): number[] {
  const after = stops.findIndex(({ at }) => at >= place);
  const to = stops.at(after)!;
  const from = stops[Math.max(0, after - 1)]!;
  const share = to.at === from.at ? 0 : (place - from.at) / (to.at - from.at);
  const [start, end] = [partsOf(from.color), partsOf(to.color)];
  return start.map((part, which) => Math.round(part + (end[which]! - part) * share));
}

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
