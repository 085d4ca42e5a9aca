import { expect, test } from 'vitest';
import { isAlignedWell } from './alignment.ts';

test.each([
  [0.021, 0.96, true],
  [0.05, 0.9, true],
  [0.051, 0.96, false],
  [0.021, 0.89, false],
])('an error of %d mm on %d of the area: %s', (residual, compared, isGood) => {
  expect(isAlignedWell(residual, compared)).toBe(isGood);
});
