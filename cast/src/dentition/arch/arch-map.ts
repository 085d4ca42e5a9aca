import { clamp } from '../numbers/blend.ts';
import type { ArchCurve } from './arch-curve.ts';

const CELL = 0.5;
const LEFT = -60;
const BACK = -80;
const COLUMNS = 240;
const ROWS = 200;
/** In the middle of the mouth the nearest place jumps from one side to the other. */
const JUMP = 6;

/** The way to the nearest place of the arch, kept for a grid of points: asked often, and slow to find. */
export class ArchMap {
  readonly #curve: ArchCurve;
  readonly #along = new Float32Array(COLUMNS * ROWS);
  readonly #outward = new Float32Array(COLUMNS * ROWS);

  /** The answer to the last question: along the arch, and outward from it. */
  along = 0;
  outward = 0;

  constructor(curve: ArchCurve) {
    this.#curve = curve;
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const [along, outward] = curve.nearest(LEFT + column * CELL, BACK + row * CELL);
        this.#along[row * COLUMNS + column] = along;
        this.#outward[row * COLUMNS + column] = outward;
      }
    }
  }

  find(x: number, y: number): void {
    const column = clamp((x - LEFT) / CELL, 0, COLUMNS - 2);
    const row = clamp((y - BACK) / CELL, 0, ROWS - 2);
    const i = column | 0;
    const j = row | 0;
    const corner = j * COLUMNS + i;
    if (Math.abs(this.#along[corner]! - this.#along[corner + COLUMNS + 1]!) > JUMP) {
      [this.along, this.outward] = this.#curve.nearest(x, y);
      return;
    }
    this.along = between(this.#along, corner, column - i, row - j);
    this.outward = between(this.#outward, corner, column - i, row - j);
  }
}

function between(grid: Float32Array, corner: number, a: number, b: number): number {
  const front = grid[corner]! + (grid[corner + 1]! - grid[corner]!) * a;
  const next = corner + COLUMNS;
  const back = grid[next]! + (grid[next + 1]! - grid[next]!) * a;
  return front + (back - front) * b;
}
