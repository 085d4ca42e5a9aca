import { expect, test } from 'vitest';
import { quantizePositions } from './quantize.ts';
import { posed, sphere } from '../core/shapes.fixtures.ts';

test('no position is more than half a step off along an axis', () => {
  const { positions } = posed(sphere(45, 40), 1);
  const { steps, scale, offset } = quantizePositions(positions, 16);
  // A jaw of 90 mm: half a step is 0.69 µm.
  expect(scale / 2).toBeLessThan(0.0007);
  for (let at = 0; at < positions.length; at++) {
    const axis = (at % 3) as 0 | 1 | 2;
    const placed = steps[((at - axis) / 3) * 4 + axis]! * scale + offset[axis];
    expect(Math.abs(placed - positions[at]!)).toBeLessThanOrEqual((scale / 2) * 1.001);
  }
});
