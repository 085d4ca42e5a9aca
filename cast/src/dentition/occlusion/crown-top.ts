import type { ToothField } from '../teeth/tooth-field.ts';

/** How much lower than its tip a crown still meets others. */
const DEPTH = 5;
const PRECISION = 0.001;

/** Height of a crown above a place, seen from the other jaw, or null where it is not or too low to matter. */
export function crownTop(field: ToothField, x: number, y: number): number | null {
  const { origin, occlusal } = field.stance;
  const { height } = field.tooth.size;
  const tip = origin[2] + occlusal[2] * height + 1.5;
  let z = tip;
  let step = 1;
  // Fields are no exact distances: go down carefully, and feel for the surface between the last two steps.
  while (z > tip - DEPTH - 1.5) {
    field.at(x, y, z);
    if (field.whole < 0) return surfaceBetween(field, x, y, z, z + step);
    step = Math.max(0.1, field.whole * 0.7);
    z -= step;
  }
  return null;
}

function surfaceBetween(field: ToothField, x: number, y: number, inside: number, outside: number): number {
  let [low, high] = [inside, outside];
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    field.at(x, y, middle);
    if (field.whole < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
