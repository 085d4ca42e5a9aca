import type { ToothField } from '../teeth/tooth-field.ts';
import { crownTop } from './crown-top.ts';

const CELL = 0.2;

interface Column {
  x: number;
  y: number;
  height: number;
}

/** The chewing surface of one tooth as columns over a grid, in the frame of its row. */
export function columnsOf(field: ToothField, shiftY: number): Map<number, Column> {
  const { origin, occlusal } = field.stance;
  const { width, depth, height } = field.tooth.size;
  const reach = Math.hypot(width, depth) / 2 + 1;
  const middleX = origin[0] + occlusal[0] * height * 0.8;
  const middleY = origin[1] + occlusal[1] * height * 0.8 + shiftY;
  const columns = new Map<number, Column>();
  for (let i = Math.ceil((middleX - reach) / CELL); i * CELL <= middleX + reach; i++) {
    for (let j = Math.ceil((middleY - reach) / CELL); j * CELL <= middleY + reach; j++) {
      const top = crownTop(field, i * CELL, j * CELL - shiftY);
      if (top !== null) columns.set(i * 4096 + j, { x: i * CELL, y: j * CELL, height: top });
    }
  }
  return columns;
}
