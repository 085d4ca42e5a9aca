import { Profile, type Knot } from '../numbers/profile.ts';
import type { CrownShape, CrownSize } from './crown-shape.ts';

const INCISOR_FACE: readonly Knot[] = [
  [-2, 0.25],
  [-1, 0.55],
  [-0.3, 0.84],
  [0, 0.92],
  [0.18, 1],
  [0.45, 0.93],
  [0.75, 0.72],
  [1, 0.44],
  [1.2, 0.3],
];

const CANINE_WIDTH: readonly Knot[] = [
  [-2, 0.3],
  [-1, 0.55],
  [-0.3, 0.7],
  [0, 0.76],
  [0.35, 0.9],
  [0.62, 1],
  [0.85, 0.95],
  [1.1, 0.8],
];

const CANINE_FACE: readonly Knot[] = [
  [-2, 0.25],
  [-1, 0.6],
  [-0.3, 0.86],
  [0, 0.93],
  [0.22, 1],
  [0.5, 0.92],
  [0.75, 0.7],
  [1, 0.36],
  [1.2, 0.2],
];

const CANINE_BACK: readonly Knot[] = [
  [-2, 0.3],
  [-1, 0.6],
  [-0.3, 0.86],
  [0, 0.96],
  [0.2, 1],
  [0.4, 0.72],
  [0.62, 0.4],
  [0.84, 0.12],
  [1, -0.06],
  [1.2, -0.15],
];

function incisorWidth(isUpper: boolean): Knot[] {
  return [
    [-2, 0.25],
    [-1, 0.5],
    [-0.3, 0.7],
    [0, 0.76],
    [0.35, 0.9],
    [0.7, 1],
    [0.92, isUpper ? 0.98 : 1],
    [1.1, 0.92],
  ];
}

/** The back is hollow: from the swelling at the neck it falls behind the middle of the tooth towards the edge. */
function incisorBack(isUpper: boolean): Knot[] {
  const swelling = isUpper ? 1 : 0.8;
  return [
    [-2, 0.3],
    [-1, 0.6],
    [-0.3, 0.86],
    [0, 0.98],
    [0.16, 0.98],
    [0.34, 0.62 * swelling],
    [0.55, 0.24 * swelling],
    [0.8, -0.03],
    [1, -0.16],
    [1.2, -0.2],
  ];
}

export function incisorCrown(size: CrownSize, isUpper: boolean, isLateral: boolean): CrownShape {
  const isRounded = isUpper && isLateral;
  return {
    halfWidth: new Profile(incisorWidth(isUpper), size.width / 2),
    facial: new Profile(INCISOR_FACE, size.depth / 2),
    lingual: new Profile(incisorBack(isUpper), size.depth / 2),
    shear: 0,
    taper: 0,
    edge: {
      mesialSlope: isRounded ? 0.16 : 0.05,
      distalSlope: isRounded ? 0.34 : isUpper ? 0.14 : 0.06,
      peak: 0.25,
      isPointed: false,
    },
    ridges: [],
  };
}

export function canineCrown(size: CrownSize): CrownShape {
  return {
    halfWidth: new Profile(CANINE_WIDTH, size.width / 2),
    facial: new Profile(CANINE_FACE, size.depth / 2),
    lingual: new Profile(CANINE_BACK, size.depth / 2),
    shear: 0,
    taper: 0,
    edge: { mesialSlope: 0.5, distalSlope: 0.72, peak: -0.1, isPointed: true },
    ridges: [],
  };
}
