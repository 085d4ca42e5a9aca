import type { ToothField } from '../teeth/tooth-field.ts';

/** How much lower than its tip a crown still meets others: front teeth far up their backs. */
const DEPTH = 5;
const FRONT_DEPTH = 9;
/** Teeth lean, but this far from a back tooth's walls at one height is not over it at any other. */
const BESIDE = 2;

/** Height of a crown above a place, seen from the other jaw, or null where it is not or too low to matter. */
export function crownTop(field: ToothField, x: number, y: number, precision: number): number | null {
  const { origin, occlusal } = field.stance;
  const { width, height } = field.tooth.size;
  const tip = origin[2] + occlusal[2] * height + 1.5;
  const lowest = tip - 1.5 - (field.shape.edge === null ? DEPTH : FRONT_DEPTH);
  let z = tip;
  let step = 1;
  // Fields are no exact distances: go down carefully, and feel for the surface between the last two steps.
  while (z > lowest) {
    if (!field.reaches(x, y, z) || Math.abs(field.u) > width * 0.55 + 0.5) return null;
    field.atOwn(field.u, field.v, field.w);
    if (field.wall > BESIDE && field.shape.edge === null) return null;
    if (field.whole < 0) return surfaceBetween(field, x, y, z, z + step, precision);
    step = Math.max(0.15, field.whole * 0.7);
    z -= step;
  }
  return null;
}

function surfaceBetween(
  field: ToothField,
  x: number,
  y: number,
  inside: number,
  outside: number,
  precision: number,
): number {
  let [low, high] = [inside, outside];
  while (high - low > precision) {
    const middle = (low + high) / 2;
    field.at(x, y, middle);
    if (field.whole < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
