import type { JawField } from '../gum/jaw-field.ts';
import { valueNoise } from '../numbers/value-noise.ts';

/** How deep below the row the scanner reached outside and inside of it, and how far behind the last tooth. */
const OUTER_DEPTH = { upper: 17, lower: 16.2 };
const INNER_DEPTH = 17.5;
const BEHIND = 4.6;
/** Farther inside than this, a point is on the palate and not behind the row. */
const PALATE = -10;

/** Where a scan ends: a wavy line, since a hand led the scanner. */
export class ScanBorder {
  readonly #field: JawField;
  readonly #end: number;
  readonly #back: number;
  readonly #hasPalate: boolean;

  constructor(field: JawField, hasPalate: boolean) {
    const { row } = field;
    this.#field = field;
    this.#end = row.end / row.growth;
    this.#back = row.curve.place(row.end).y / row.growth - 1;
    this.#hasPalate = hasPalate && row.jaw === 'upper';
  }

  /** How far inside of the border a point of the surface lies, about; negative beyond. */
  inside(x: number, y: number, z: number): number {
    const { arch, row } = this.#field;
    const { growth } = row;
    arch.find(x, y);
    const along = arch.along / growth;
    const outward = arch.outward / growth;
    const depth = (row.level(arch.along) - z) / growth;
    const wave = 0.9 * valueNoise(along * 0.25, 1.7, 0) + 0.3 * valueNoise(along * 0.8, 9.1, 0);
    let inside = 27 + z / growth;
    if (outward > 0) inside = Math.min(inside, OUTER_DEPTH[row.jaw] + wave * 1.3 - depth);
    else if (!this.#hasPalate) inside = Math.min(inside, INNER_DEPTH + wave * 1.5 - depth);
    if (outward > PALATE) inside = Math.min(inside, this.#end + BEHIND + wave - Math.abs(along));
    if (row.jaw === 'upper') inside = Math.min(inside, this.#beforeBack(x / growth, y / growth, outward));
    return inside * growth;
  }

  /** The palate's scan ends in an arc between the last molars. */
  #beforeBack(x: number, y: number, outward: number): number {
    if (!this.#hasPalate && outward > PALATE) return Infinity;
    return y - this.#back - 0.8 * valueNoise(x * 0.12, 4.3, 0) + 0.006 * x * x;
  }
}
