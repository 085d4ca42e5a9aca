const BITS = 10;
export const CURVE_STEPS = 1 << BITS;

/**
 * The place of a cell on a Hilbert curve, which fills a cube of 1,024 cells a side and never jumps: what is near on it
 * is near in space. After J. Skilling, Programming the Hilbert curve, 2004.
 */
export function hilbertKey(x: number, y: number, z: number): number {
  const steps = [clamp(x), clamp(y), clamp(z)] as [number, number, number];
  for (let bit = CURVE_STEPS >> 1; bit > 1; bit >>= 1) {
    for (let axis = 0; axis < 3; axis++) turn(steps, axis, bit);
  }
  // Gray encoding.
  steps[1] ^= steps[0];
  steps[2] ^= steps[1];
  let flips = 0;
  for (let bit = CURVE_STEPS >> 1; bit > 1; bit >>= 1) if ((steps[2] & bit) !== 0) flips ^= bit - 1;
  return (spread(steps[0] ^ flips) << 2) | (spread(steps[1] ^ flips) << 1) | spread(steps[2] ^ flips);
}

/** Inverts the lower bits of the first step, or swaps them with those of another. */
function turn(steps: [number, number, number], axis: number, bit: number): void {
  const low = bit - 1;
  if ((steps[axis]! & bit) !== 0) {
    steps[0] ^= low;
    return;
  }
  const swapped = (steps[0] ^ steps[axis]!) & low;
  steps[0] ^= swapped;
  steps[axis]! ^= swapped;
}

const clamp = (step: number): number => Math.min(CURVE_STEPS - 1, Math.max(0, step));

/** Puts two empty bits before each of the ten. */
function spread(step: number): number {
  let bits = (step | (step << 16)) & 0x030000ff;
  bits = (bits | (bits << 8)) & 0x0300f00f;
  bits = (bits | (bits << 4)) & 0x030c30c3;
  return (bits | (bits << 2)) & 0x09249249;
}
