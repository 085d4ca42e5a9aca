import { ArchMap } from '../arch/arch-map.ts';
import type { Row } from '../arch/row.ts';
import { smoothMax, smoothMin } from '../numbers/blend.ts';
import { valueNoise } from '../numbers/value-noise.ts';
import type { ToothField } from '../teeth/tooth-field.ts';
import { collarOf, sulcusOf } from './collar.ts';
import { GumField } from './gum-field.ts';
import { NearTeeth } from './near-teeth.ts';

/** Where no tooth is near. */
const FAR = 1e9;

/** A jaw as a field, in the frame of its row: teeth, the gum that hugs them, and the jaw they stand in. */
export class JawField {
  readonly row: Row;
  readonly teeth: readonly ToothField[];
  readonly arch: ArchMap;
  readonly #jaw: GumField;
  readonly #near: NearTeeth;

  /** Answers to the last question, besides the field itself. */
  gum = 0;
  tooth = 0;
  nearest: ToothField | null = null;

  constructor(row: Row, hasPalate: boolean) {
    this.row = row;
    this.teeth = row.standing.map((tooth) => row.fieldOf(tooth));
    this.arch = new ArchMap(row.curve);
    this.#jaw = new GumField(row, hasPalate);
    this.#near = new NearTeeth(this.teeth);
  }

  at(x: number, y: number, z: number): number {
    this.arch.find(x, y);
    const bare = this.#jaw.at(x, y, z, this.arch.along, this.arch.outward);
    let collar = FAR;
    let sulcus = FAR;
    let joined = FAR;
    this.tooth = FAR;
    this.nearest = null;
    const near = this.#near.about(x, y, z);
    for (let i = 0; i < near.length; i++) {
      const field = near[i]!;
      if (!field.reaches(x, y, z)) continue;
      const distance = field.atOwn(field.u, field.v, field.w);
      if (distance < this.tooth) {
        this.tooth = distance;
        this.nearest = field;
      }
      joined = smoothMin(joined, distance, 0.3);
      collar = smoothMin(collar, collarOf(field), 1.9);
      if (field.tooth.isPrepared) sulcus = Math.min(sulcus, sulcusOf(field));
    }
    this.gum = this.#roughened(smoothMax(smoothMin(bare, collar, 3.2), -sulcus, 0.6), x, y, z);
    return smoothMin(joined, this.gum, 0.32);
  }

  #roughened(gum: number, x: number, y: number, z: number): number {
    if (Math.abs(gum) >= 1) return gum;
    return gum + 0.05 * valueNoise(x * 0.6, y * 0.6, z * 0.6) + 0.018 * valueNoise(x * 2.6, y * 2.6, z * 2.6);
  }
}
