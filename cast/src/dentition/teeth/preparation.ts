import { smoothMax, smoothMin } from '../numbers/blend.ts';

/** How deep the chamfer cuts into the walls, and how much is taken off the top. */
const CHAMFER = 0.95;
const REDUCTION = 1.5;
/** The stump narrows upwards by this share of the height, so that a crown slides over it. */
const CONVERGENCE = 0.1;

/** The field of a crown preparation: a stump that stands on a ledge, whose outer edge is the margin. */
export function preparedCrown(wall: number, top: number, w: number, margin: number): number {
  const inset = CHAMFER + CONVERGENCE * Math.max(0, w - margin);
  const stump = smoothMax(wall + inset, top + REDUCTION, 0.9);
  const ledge = smoothMax(wall, w - margin, 0.12);
  return smoothMin(stump, ledge, 0.5);
}
