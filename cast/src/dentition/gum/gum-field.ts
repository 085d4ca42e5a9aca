import type { Row } from '../arch/row.ts';
import { bell, clamp, smoothMax, smoothMin, smoothStep } from '../numbers/blend.ts';

interface RidgeForm {
  /** Depth of the ridge's crest below the row, and how much more there is in front. */
  depth: number;
  frontDepth: number;
  /** Rise behind the last tooth. */
  rise: number;
  /** Widening with the depth, outwards and inwards. */
  outerFlare: number;
  innerFlare: number;
}

const RIDGES: Readonly<Record<'upper' | 'lower', RidgeForm>> = {
  upper: { depth: 9.4, frontDepth: 1.9, rise: 1.2, outerFlare: 0.12, innerFlare: 0.3 },
  lower: { depth: 9.1, frontDepth: 1.3, rise: 2.6, outerFlare: 0.16, innerFlare: 0.1 },
};

/** Front milk teeth are hardly longer than their molars, and nothing has to be left for them. */
const MILK_RIDGE: Partial<RidgeForm> = { frontDepth: -0.6 };

/**
 * The jaw without teeth: the ridge they stand in and, above, the palate. Numbers are those of an adult; a child's jaw is
 * the same one, smaller.
 */
export class GumField {
  readonly #row: Row;
  readonly #ridge: RidgeForm;
  readonly #hasPalate: boolean;
  readonly #end: number;

  constructor(row: Row, hasPalate: boolean) {
    this.#row = row;
    this.#ridge = { ...RIDGES[row.jaw], ...(row.isDeciduous ? MILK_RIDGE : {}) };
    this.#hasPalate = hasPalate && row.jaw === 'upper';
    this.#end = row.end / row.growth;
  }

  /** `along` and `outward` tell the place by the arch. */
  at(x: number, y: number, z: number, along: number, outward: number): number {
    const { growth } = this.#row;
    const level = this.#row.level(along) / growth;
    const ridge = this.#ridgeAt(Math.abs(along) / growth, outward / growth, z / growth, level);
    if (!this.#hasPalate || outward >= 2 * growth) return ridge * growth;
    const palate = palateAt(x / growth, y / growth, z / growth, outward / growth);
    return smoothMin(ridge, palate, 4.5) * growth;
  }

  #ridgeAt(away: number, outward: number, z: number, level: number): number {
    const { depth, frontDepth, rise, outerFlare, innerFlare } = this.#ridge;
    const front = 1 - smoothStep(14, 30, away);
    const crest = level - depth - front * frontDepth + rise * smoothStep(this.#end - 4, this.#end + 6, away);
    const below = Math.max(0, crest - z + 2);
    const outer = 5.3 - 1.8 * front + outerFlare * below + 0.01 * below * below;
    const inner = 5 - front + innerFlare * below * (1 - 0.3 * front);
    const walls = Math.abs(outward - (outer - inner) / 2) - (outer + inner) / 2;
    return smoothMax(smoothMax(walls, z - crest, 5.2), away - this.#end - 5.5, 5);
  }
}

/** The vault, with folds behind the incisors, the papilla between them and the seam along the middle. */
function palateAt(x: number, y: number, z: number, outward: number): number {
  const across = x / 23.5;
  const forward = Math.max(0, y + 26) / 25;
  const radius = across * across + forward * forward;
  const dome = -7.4 - 12.5 * clamp(1 - radius * (0.55 + 0.45 * Math.min(1, radius)), 0, 1);
  const papilla = 0.9 * bell(x, 1.7) * bell(y + 8.6, 2.8);
  const seam = -0.25 * bell(x, 0.7) * smoothStep(-10, -16, y);
  const height = z - dome - folds(x, y, outward) - papilla - seam;
  return smoothMax(height * 0.8, outward + 2.5, 3);
}

function folds(x: number, y: number, outward: number): number {
  const away = Math.abs(x);
  const where =
    smoothStep(-9, -13, y) * smoothStep(-27, -20, y) * smoothStep(1.2, 3, away) * smoothStep(-4, -8, outward);
  if (where === 0) return 0;
  const wave = Math.sin((y * 1.05 - away * 0.33 + 0.8 * Math.sin(x * 0.35)) * 1.25);
  return 0.5 * where * Math.max(0, wave) ** 1.5;
}
