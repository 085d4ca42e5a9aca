import { clamp } from './blend.ts';

const STEPS = 256;
const FROM = -2;
const TO = 1.4;

export type Knot = readonly [height: number, value: number];

/** A smooth curve through knots, kept as a table because a field asks it millions of times. */
export class Profile {
  readonly #table = new Float64Array(STEPS + 2);

  /** Heights are in crown heights: 0 at the neck, 1 at the tip, negative on the root. */
  constructor(knots: readonly Knot[], scale: number) {
    for (let i = 0; i < this.#table.length; i++) {
      this.#table[i] = scale * interpolate(knots, FROM + ((TO - FROM) * i) / STEPS);
    }
  }

  at(height: number): number {
    const place = clamp(((height - FROM) / (TO - FROM)) * STEPS, 0, STEPS);
    const i = place | 0;
    const low = this.#table[i]!;
    return low + (this.#table[i + 1]! - low) * (place - i);
  }
}

function interpolate(knots: readonly Knot[], x: number): number {
  let k = 0;
  while (k < knots.length - 2 && x > knots[k + 1]![0]) k++;
  const [x1, y1] = knots[k]!;
  const [x2, y2] = knots[k + 1]!;
  const [x0, y0] = knots[k - 1] ?? [2 * x1 - x2, y1];
  const [x3, y3] = knots[k + 2] ?? [2 * x2 - x1, y2];
  const width = x2 - x1;
  const t = clamp((x - x1) / width, 0, 1);
  const slopeBefore = ((y2 - y0) / (x2 - x0)) * width;
  const slopeAfter = ((y3 - y1) / (x3 - x1)) * width;
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * y1 +
    (t3 - 2 * t2 + t) * slopeBefore +
    (3 * t2 - 2 * t3) * y2 +
    (t3 - t2) * slopeAfter
  );
}
