import type { ToothField } from '../teeth/tooth-field.ts';

const CELL = 4;
const SPAN = 64;

/** Which teeth can matter at a place, so that nobody asks all fourteen. */
export class NearTeeth {
  readonly #teeth: readonly ToothField[];
  readonly #cells: (ToothField[] | undefined)[] = Array.from({ length: SPAN * SPAN * SPAN });

  constructor(teeth: readonly ToothField[]) {
    this.#teeth = teeth;
  }

  about(x: number, y: number, z: number): readonly ToothField[] {
    const i = Math.floor(x / CELL) + SPAN / 2;
    const j = Math.floor(y / CELL) + SPAN / 2;
    const k = Math.floor(z / CELL) + SPAN / 2;
    const cell = i + SPAN * (j + SPAN * k);
    return (this.#cells[cell] ??= this.#reaching(
      (i - SPAN / 2 + 0.5) * CELL,
      (j - SPAN / 2 + 0.5) * CELL,
      (k - SPAN / 2 + 0.5) * CELL,
    ));
  }

  #reaching(x: number, y: number, z: number): ToothField[] {
    return this.#teeth.filter(({ stance: { origin }, reach }) => {
      const distance = Math.hypot(x - origin[0], y - origin[1], z - origin[2]);
      return distance < reach + (CELL * Math.sqrt(3)) / 2;
    });
  }
}
