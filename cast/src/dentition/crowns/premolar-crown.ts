import { Profile, type Knot } from '../numbers/profile.ts';
import type { CrownShape, CrownSize, Ridge } from './crown-shape.ts';
import { RidgeSketch, type Place } from './ridges.ts';

const WIDTH: readonly Knot[] = [
  [-2, 0.3],
  [-1, 0.6],
  [-0.3, 0.72],
  [0, 0.78],
  [0.45, 0.95],
  [0.68, 1],
  [1, 0.95],
  [1.3, 0.8],
];

const BACK: readonly Knot[] = [
  [-2, 0.3],
  [-1, 0.65],
  [-0.3, 0.84],
  [0, 0.9],
  [0.3, 0.97],
  [0.5, 1],
  [1, 0.8],
  [1.3, 0.6],
];

function face(isUpper: boolean): Knot[] {
  return [
    [-2, 0.3],
    [-1, 0.65],
    [-0.3, 0.85],
    [0, 0.92],
    [0.25, 1],
    [0.6, 0.9],
    [1, isUpper ? 0.7 : 0.56],
    [1.3, 0.5],
  ];
}

/** How far the inner cusp stays below the outer one; the lower first premolar's is a mere bump. */
function innerCuspDrop(isUpper: boolean, isFirst: boolean): number {
  if (isUpper) return isFirst ? -0.9 : -0.35;
  return isFirst ? -2.2 : -0.9;
}

function premolarRidges(size: CrownSize, isUpper: boolean, isFirst: boolean): Ridge[] {
  const drop = innerCuspDrop(isUpper, isFirst);
  const outer = isUpper ? 0.52 : 0.34;
  const inner = isUpper ? -0.52 : -0.46;
  const outerCusp: Place = [0, outer, 0];
  const innerCusp: Place = [-0.08, inner, drop];
  return new RidgeSketch(size)
    .cusp(outerCusp, 0.62, 0.4)
    .ridge(outerCusp, [0, 0.05, -2.3], 0.62, 0.3)
    .ridge(outerCusp, [-0.72, outer * 0.8, -1.15], 0.75, 0.3)
    .ridge(outerCusp, [0.74, outer * 0.8, -1.35], 0.75, 0.3)
    .cusp(innerCusp, 0.65, 0.45)
    .ridge(innerCusp, [0, -0.02, -2.4], 0.62, 0.3)
    .ridge(innerCusp, [-0.66, inner * 0.7, drop - 0.9], 0.75, 0.3)
    .ridge(innerCusp, [0.62, inner * 0.7, drop - 0.9], 0.75, 0.3)
    .ridge([-0.82, outer * 0.6, -1.3], [-0.78, inner * 0.5, Math.min(-1.5, drop - 0.5)], 0.8, 0.35)
    .ridge([0.84, outer * 0.6, -1.5], [0.8, inner * 0.5, Math.min(-1.7, drop - 0.5)], 0.8, 0.35).ridges;
}

export function premolarCrown(size: CrownSize, isUpper: boolean, isFirst: boolean): CrownShape {
  return {
    halfWidth: new Profile(WIDTH, size.width / 2),
    facial: new Profile(face(isUpper), size.depth / 2),
    lingual: new Profile(BACK, size.depth / 2),
    shear: 0,
    taper: isUpper ? 0.12 : 0.16,
    edge: null,
    ridges: premolarRidges(size, isUpper, isFirst),
  };
}
