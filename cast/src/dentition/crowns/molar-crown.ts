import { Profile, type Knot } from '../numbers/profile.ts';
import type { ToothKind } from '../teeth/tooth-kinds.ts';
import type { CrownShape, CrownSize, Ridge } from './crown-shape.ts';
import { RidgeSketch, type Place } from './ridges.ts';

const WIDTH: readonly Knot[] = [
  [-2, 0.45],
  [-1, 0.75],
  [-0.3, 0.82],
  [0, 0.86],
  [0.4, 0.97],
  [0.68, 1],
  [1, 0.95],
  [1.3, 0.8],
];

function face(isUpper: boolean): Knot[] {
  return [
    [-2, 0.45],
    [-1, 0.75],
    [-0.3, 0.88],
    [0, 0.94],
    [0.25, 1],
    [0.6, 0.9],
    [1, isUpper ? 0.72 : 0.6],
    [1.3, 0.5],
  ];
}

function back(isUpper: boolean): Knot[] {
  return [
    [-2, 0.45],
    [-1, 0.75],
    [-0.3, 0.86],
    [0, 0.9],
    [0.4, 1],
    [0.65, 0.97],
    [1, isUpper ? 0.74 : 0.82],
    [1.3, 0.6],
  ];
}

/** Four cusps, the last of them smaller from molar to molar, and the oblique ridge across. */
function upperRidges(size: CrownSize, kind: ToothKind): Ridge[] {
  const waning = kind === 'secondMolar' ? 1.08 : kind === 'thirdMolar' ? 1.2 : 1;
  const lastCusp = kind === 'secondMolar' ? -1.4 : kind === 'thirdMolar' ? -2.2 : -0.9;
  const mesialOuter: Place = [-0.46, 0.52, -0.25];
  const distalOuter: Place = [0.44, 0.5, -0.5 * waning];
  const mesialInner: Place = [-0.38, -0.5, 0];
  const distalInner: Place = [0.5, -0.52, lastCusp];
  const saddle: Place = [0.06, -0.02, -1.75];
  return new RidgeSketch(size)
    .cusp(mesialOuter, 0.6, 0.5)
    .cusp(distalOuter, 0.66, 0.5)
    .cusp(mesialInner, 0.52, 0.5)
    .cusp(distalInner, 0.7, 0.5)
    .ridge(mesialOuter, [-0.2, 0.02, -2.35], 0.72, 0.3)
    .ridge(mesialInner, [-0.22, -0.1, -2], 0.6, 0.3)
    .ridge(mesialInner, saddle, 0.72, 0.3)
    .ridge(distalOuter, saddle, 0.72, 0.3)
    .ridge(distalInner, [0.42, -0.2, -2.2], 0.8, 0.3)
    .ridge([-0.84, 0.42, -1], [-0.84, -0.34, -1], 0.85, 0.35)
    .ridge([0.86, 0.38, -1.15], [0.84, -0.42, -1.5], 0.85, 0.35)
    .ridge(mesialOuter, [-0.84, 0.42, -1], 0.9, 0.3)
    .ridge(distalOuter, [0.86, 0.38, -1.1], 0.9, 0.3)
    .ridge(mesialOuter, [-0.03, 0.62, -1.35], 0.95, 0.25)
    .ridge(distalOuter, [0, 0.62, -1.35], 0.95, 0.25).ridges;
}

/** Four cusps around a cross of grooves; the first molar has a fifth one at the back. */
function lowerRidges(size: CrownSize, kind: ToothKind): Ridge[] {
  const hasFifth = kind === 'firstMolar';
  const mesialOuter: Place = [-0.5, 0.46, -0.3];
  const distalOuter: Place = hasFifth ? [0.12, 0.5, -0.4] : [0.46, 0.46, -0.45];
  const mesialInner: Place = [-0.48, -0.5, 0.05];
  const distalInner: Place = [0.42, -0.5, -0.15];
  const sketch = new RidgeSketch(size)
    .cusp(mesialOuter, 0.58, 0.5)
    .cusp(distalOuter, 0.6, 0.5)
    .cusp(mesialInner, 0.6, 0.5)
    .cusp(distalInner, 0.62, 0.5)
    .ridge(mesialOuter, [-0.2, 0.03, -2.1], 0.72, 0.3)
    .ridge(mesialInner, [-0.2, -0.06, -2.1], 0.72, 0.3)
    .ridge(distalOuter, [0.12, 0.05, -2.1], 0.72, 0.3)
    .ridge(distalInner, [0.2, -0.06, -2.1], 0.72, 0.3)
    .ridge([-0.86, 0.3, -1.1], [-0.86, -0.36, -1], 0.85, 0.35)
    .ridge([0.88, 0.2, -1.3], [0.86, -0.4, -1.3], 0.85, 0.35)
    .ridge(mesialOuter, [-0.86, 0.3, -1], 0.9, 0.3)
    .ridge(mesialInner, [-0.86, -0.36, -0.9], 0.9, 0.3)
    .ridge(distalInner, [0.86, -0.4, -1.2], 0.9, 0.3);
  if (hasFifth) sketch.cusp([0.66, 0.3, -0.85], 0.75, 0.5);
  return sketch.ridges;
}

export function molarCrown(size: CrownSize, isUpper: boolean, kind: ToothKind): CrownShape {
  const upperShear = kind === 'firstMolar' ? -0.12 : -0.16;
  return {
    halfWidth: new Profile(WIDTH, size.width / 2),
    facial: new Profile(face(isUpper), size.depth / 2),
    lingual: new Profile(back(isUpper), size.depth / 2),
    shear: isUpper ? upperShear : 0,
    taper: isUpper ? 0 : 0.07,
    edge: null,
    ridges: isUpper ? upperRidges(size, kind) : lowerRidges(size, kind),
  };
}
