import { clamp, smoothMax, smoothMin } from '../numbers/blend.ts';

/** How deep the chamfer cuts into the walls, and how much is taken off the top. */
const CHAMFER = 0.95;
const REDUCTION = 1.5;
/** The stump narrows upwards by this share of the height, so that a crown slides over it. */
const CONVERGENCE = 0.1;
/** A front tooth is thin enough towards its edge: there less is taken, or nothing would be left. */
const FRONT_INSET = { most: 0.85, least: 0.4, less: 0.06 };

/** The field of a crown preparation: a stump that stands on a ledge, whose outer edge is the margin. */
export function preparedCrown(
  wall: number,
  top: number,
  w: number,
  margin: number,
  isFront: boolean,
): number {
  const above = Math.max(0, w - margin);
  const { most, least, less } = FRONT_INSET;
  const inset = isFront ? clamp(most - less * above, least, most) : CHAMFER + CONVERGENCE * above;
  const stump = smoothMax(wall + inset, top + REDUCTION, isFront ? 0.6 : 0.9);
  const ledge = smoothMax(wall, w - margin, 0.12);
  return smoothMin(stump, ledge, 0.5);
}
