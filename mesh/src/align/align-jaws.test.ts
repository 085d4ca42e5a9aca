import { expect, test } from 'vitest';
import { inverseOf, movedMesh, movePoint, multiply, quaternionAbout, rigidMatrix } from '../core/rigid.ts';
import { length, subtract, vectorAt } from '../core/vector.ts';
import { lowerJaw, quadrant, upperJaw } from '../jaw/jaws.fixtures.ts';
import { alignJaws } from './align-jaws.ts';

const AWAY = [
  rigidMatrix(quaternionAbout([0.1, -0.1, 0.2]), [2, 1, -3]),
  rigidMatrix(quaternionAbout([2.4, 0.3, -0.8]), [90, -40, 12]),
  rigidMatrix(quaternionAbout([0, 0, 3.1]), [0, 0, 0]),
];

test.each([
  ['lower jaw', lowerJaw()],
  ['upper jaw', upperJaw()],
  ['quadrant', quadrant()],
] as const)('a %s is found again wherever it lies', (_, jaw) => {
  for (const away of AWAY) {
    const moved = movedMesh(jaw, away);
    const { matrix, residual } = alignJaws(moved, jaw);
    const place = vectorAt(jaw.positions, 100);
    expect(length(subtract(movePoint(matrix, movePoint(away, place)), place))).toBeLessThan(0.01);
    expect(residual).toBeLessThan(0.005);
  }
});

test('a turn and move and its way back cancel out', () => {
  for (const away of AWAY) {
    const [x, y, z] = movePoint(multiply(inverseOf(away), away), [3, -4, 5]);
    expect(
      [x, y, z].map((value, axis) => value - [3, -4, 5][axis]!).every((off) => Math.abs(off) < 1e-9),
    ).toBe(true);
  }
});
