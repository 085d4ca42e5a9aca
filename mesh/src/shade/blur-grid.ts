import type { DensityGrid } from './density-grid.ts';

/**
 * Box blur, normalized so that a flat sheet through the box still counts 1 at any radius. Applied twice, because a
 * single box blur shows artifacts at its corners.
 */
export function blurGrid(grid: DensityGrid, radius: number): DensityGrid {
  const { counts } = grid;
  const side = 2 * radius + 1;
  let values = grid.values;
  const strides = [1, counts[0], counts[0] * counts[1]] as const;
  for (let round = 0; round < 2; round++) {
    for (const axis of [0, 1, 2] as const) values = blurAlong(values, counts[axis], strides[axis], radius);
  }
  // The mean thins a sheet only along its normal, so scale it back once.
  for (let at = 0; at < values.length; at++) values[at]! *= side;
  return { ...grid, values };
}

/** Mean of each value and its neighbors along one axis; values beyond the border count as 0. */
function blurAlong(values: Float32Array, count: number, stride: number, radius: number): Float32Array {
  const blurred = new Float32Array(values.length);
  const block = count * stride;
  const share = 1 / (2 * radius + 1);
  for (let start = 0; start < values.length; start += block) {
    for (let line = start; line < start + stride; line++) {
      let sum = 0;
      for (let step = 0; step < radius && step < count; step++) sum += values[line + step * stride]!;
      for (let step = 0; step < count; step++) {
        if (step + radius < count) sum += values[line + (step + radius) * stride]!;
        if (step - radius - 1 >= 0) sum -= values[line + (step - radius - 1) * stride]!;
        blurred[line + step * stride] = sum * share;
      }
    }
  }
  return blurred;
}
