import { placeOf } from '@archway/rules/tooth-numbering';
import { ARCHES, type Jaw } from '@archway/rules/treatment/arch';
import type { Point } from '@archway/rules/tooth-chart/crown-shapes';
import { curveThrough } from '@archway/rules/tooth-chart/curve';
import { shapeOf, WIDTHS, type SetName } from '@archway/rules/tooth-chart/tooth-geometry';
import type { Dentition } from '@archway/rules/tooth-chart/dentition';

/** Millimeters from the neck to the edge, and from the neck to the tip of the root. */
const CROWN_HEIGHTS: Readonly<Record<SetName, Readonly<Record<Jaw, readonly number[]>>>> = {
  permanent: {
    upper: [10.6, 9.2, 10.4, 8.8, 8.6, 7.8, 7.4, 6.8],
    lower: [9, 9.4, 10.8, 8.8, 8.4, 7.8, 7.4, 7],
  },
  deciduous: { upper: [6, 5.6, 6.4, 5.2, 5.8], lower: [5.2, 5.4, 6, 5.8, 5.4] },
};
/** None of the deciduous: they are drawn between the others, where there is no room. */
const ROOT_LENGTHS: Readonly<Record<Jaw, readonly number[]>> = {
  upper: [13, 13, 17, 14, 14, 12.5, 12, 10.5],
  lower: [12.5, 14, 16, 14.5, 14.5, 13.5, 12.5, 10.5],
};

type Face = 'incisor' | 'canine' | 'premolar' | 'molar';

/** The crown from the cheek: x in widths of the tooth, y in heights of the crown from the neck (0) to the edge (1). */
const CROWNS: Readonly<Record<Face, readonly Point[]>> = {
  incisor: [
    [-0.36, 0],
    [-0.45, 0.4],
    [-0.5, 0.82],
    [-0.44, 0.99],
    [0, 1],
    [0.43, 0.98],
    [0.5, 0.85],
    [0.47, 0.42],
    [0.36, 0],
    [0, -0.12],
  ],
  canine: [
    [-0.36, 0],
    [-0.48, 0.42],
    [-0.48, 0.66],
    [-0.26, 0.86],
    [-0.03, 1.03],
    [0.24, 0.84],
    [0.5, 0.62],
    [0.47, 0.38],
    [0.36, 0],
    [0, -0.14],
  ],
  premolar: [
    [-0.34, 0],
    [-0.48, 0.44],
    [-0.46, 0.7],
    [-0.22, 0.88],
    [-0.02, 1],
    [0.22, 0.88],
    [0.47, 0.68],
    [0.48, 0.42],
    [0.34, 0],
    [0, -0.1],
  ],
  molar: [
    [-0.4, 0],
    [-0.49, 0.4],
    [-0.47, 0.76],
    [-0.25, 1],
    [-0.02, 0.86],
    [0.22, 0.98],
    [0.46, 0.74],
    [0.49, 0.4],
    [0.4, 0],
    [0.02, -0.06],
  ],
};

/** A root between two places of the neck, with the place of its tip, and its part of the full length. */
interface Root {
  from: number;
  to: number;
  tip: number;
  part: number;
}
const ONE_ROOT: readonly Root[] = [{ from: -0.34, to: 0.34, tip: 0.07, part: 1 }];
const TWO_ROOTS: readonly Root[] = [
  { from: -0.4, to: 0.02, tip: -0.27, part: 1 },
  { from: 0, to: 0.4, tip: 0.31, part: 0.94 },
];
/** The third root of an upper molar is seen between the others. */
const THREE_ROOTS: readonly Root[] = [{ from: -0.12, to: 0.16, tip: 0.04, part: 0.96 }, ...TWO_ROOTS];

export interface BuccalDrawing {
  fdi: number;
  jaw: Jaw;
  crown: string;
  roots: readonly string[];
  /** The middle of the crown. */
  center: Point;
  /** Half the size of the crown, for marks on it. */
  half: Point;
  number: Point;
}

const GAP = 0.5;
/** Between the edges of the jaws, where the numbers stand. */
const MIDDLE = 12.2;
const ROOM_FOR_ROOTS = 29;
const BEND = 5.4;

/** How much further apart the permanent teeth stand, with deciduous ones between them. */
const ROOM_BETWEEN = 14;

/** The teeth of a set side by side, `apart` millimeters further from the other jaw. */
const rowsOf = (set: SetName, apart = 0): BuccalDrawing[] =>
  (['upper', 'lower'] as const).flatMap((jaw) => {
    const order: readonly number[] = ARCHES[set][jaw];
    const widths = order.map((fdi) => (WIDTHS[set][jaw][(fdi % 10) - 1] ?? 0) + GAP);
    let x = -sum(widths) / 2;
    return order.map((fdi, i) => {
      const width = widths[i] ?? 0;
      x += width;
      return draw(fdi, jaw, { center: x - width / 2, apart });
    });
  });

const PERMANENT = rowsOf('permanent');
const DECIDUOUS = rowsOf('deciduous');

export const BUCCAL_TEETH: Readonly<Record<Dentition, readonly BuccalDrawing[]>> = {
  permanent: PERMANENT,
  deciduous: DECIDUOUS,
  mixed: [...rowsOf('permanent', ROOM_BETWEEN), ...DECIDUOUS],
};

const HALF_WIDTH = sum(WIDTHS.permanent.upper) + 8 * GAP + 1;
const boxWith = (apart: number) => ({
  x: -HALF_WIDTH,
  y: -ROOM_FOR_ROOTS - apart,
  width: 2 * HALF_WIDTH,
  height: 2 * (ROOM_FOR_ROOTS + apart) + MIDDLE,
});
export const BUCCAL_BOX: Readonly<Record<Dentition, ReturnType<typeof boxWith>>> = {
  permanent: boxWith(0),
  deciduous: boxWith(-12),
  mixed: boxWith(ROOM_BETWEEN),
};

function draw(fdi: number, jaw: Jaw, { center, apart }: { center: number; apart: number }): BuccalDrawing {
  const { quadrant, position, deciduous } = placeOf(fdi);
  const set: SetName = deciduous ? 'deciduous' : 'permanent';
  const height = CROWN_HEIGHTS[set][jaw][position - 1] ?? 0;
  const length = ROOT_LENGTHS[jaw][position - 1] ?? 0;
  const width = WIDTHS[set][jaw][position - 1] ?? 0;
  const side = quadrant === 1 || quadrant === 4 ? -1 : 1;
  const neck = jaw === 'upper' ? -height - apart : MIDDLE + height + apart;
  const down = jaw === 'upper' ? 1 : -1;
  const place = ([x, y]: Point): Point => [center + side * x * width, neck + down * y * height];
  const face = faceOf(jaw, position, set);
  const roots = deciduous ? [] : rootsOf(jaw, face);
  return {
    fdi,
    jaw,
    crown: curveThrough(CROWNS[face].map(place), true, BEND),
    roots: roots.map((root) => curveThrough(outlineOf(root, length / height).map(place), true, 7)),
    center: place([0, 0.5]),
    half: [width * 0.3, height * 0.3],
    number: [center, jaw === 'upper' ? MIDDLE * 0.345 - apart : MIDDLE * 0.655 + apart],
  };
}

function faceOf(jaw: Jaw, position: number, set: SetName): Face {
  const shape = shapeOf(jaw, position, set);
  if (shape === 'incisor' || shape === 'canine') return shape;
  return shape.endsWith('Premolar') ? 'premolar' : 'molar';
}

function rootsOf(jaw: Jaw, face: Face): readonly Root[] {
  if (face !== 'molar') return ONE_ROOT;
  return jaw === 'upper' ? THREE_ROOTS : TWO_ROOTS;
}

/** `length` in heights of the crown. */
function outlineOf({ from, to, tip, part }: Root, length: number): Point[] {
  const reach = length * part;
  const halfTip = (to - from) * 0.16;
  return [
    [from, 0.06],
    [from * 0.94 + tip * 0.06, -0.2 * reach],
    [tip - halfTip, -0.82 * reach],
    [tip, -reach],
    [tip + halfTip, -0.82 * reach],
    [to * 0.94 + tip * 0.06, -0.2 * reach],
    [to, 0.06],
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
