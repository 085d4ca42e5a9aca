import type { ToothField } from '../teeth/tooth-field.ts';
import type { Tooth } from '../teeth/tooth.ts';
import { crownTop } from './crown-top.ts';

/** Width of a column. */
export const CELL = 0.25;
const ROW = 4096;
const PRECISION = 0.01;

/** The chewing surface of one tooth as columns over a grid: heights by `columnAt`, towards the other jaw. */
export interface CrownColumns {
  tooth: Tooth;
  field: ToothField;
  heights: ReadonlyMap<number, number>;
  /** How much it was raised since its heights were taken. */
  raised: number;
}

export const columnAt = (i: number, j: number): number => i * ROW + j;

/** The middle of a column. Columns are numbered on both sides of zero. */
export function placeOf(column: number): [x: number, y: number] {
  const i = Math.round(column / ROW);
  return [i * CELL, (column - i * ROW) * CELL];
}

/** The columns of a tooth; `setback` moves it back into the frame that both jaws share. */
export function columnsOf(field: ToothField, setback: number): CrownColumns {
  const { origin, occlusal } = field.stance;
  const { tooth } = field;
  const { width, depth, height } = tooth.size;
  const reach = Math.hypot(width, depth) / 2 + 1;
  const middleX = origin[0] + occlusal[0] * height * 0.8;
  const middleY = origin[1] + occlusal[1] * height * 0.8 - setback;
  const heights = new Map<number, number>();
  for (let i = Math.ceil((middleX - reach) / CELL); i * CELL <= middleX + reach; i++) {
    for (let j = Math.ceil((middleY - reach) / CELL); j * CELL <= middleY + reach; j++) {
      const top = crownTop(field, i * CELL, j * CELL + setback, PRECISION);
      if (top !== null) heights.set(columnAt(i, j), top);
    }
  }
  return { tooth, field, heights, raised: 0 };
}
