import { placeOf } from '../tooth-numbering.ts';
import { ARCHES, type Jaw } from '../treatment/arch.ts';
import { FISSURES, OUTLINES, type Point, type Shape } from './crown-shapes.ts';
import { curveThrough, walkAlong, type Station } from './curve.ts';
import type { Dentition } from './dentition.ts';

type Sizes = Readonly<Record<Jaw, readonly number[]>>;
export type SetName = keyof typeof ARCHES;

/** Sizes in millimeters from the middle of the arch to its end: along the arch, and across it. */
export const WIDTHS: Readonly<Record<SetName, Sizes>> = {
  permanent: {
    upper: [8.6, 6.7, 7.8, 7.1, 6.9, 10.2, 9.6, 8.6],
    lower: [5.4, 5.9, 7, 7.1, 7.2, 11.2, 10.6, 10],
  },
  deciduous: { upper: [5.7, 5.2, 5.6, 6.6, 7.6], lower: [5.2, 5.2, 5.5, 6.8, 7.8] },
};
const DEPTHS: Readonly<Record<SetName, Sizes>> = {
  permanent: {
    upper: [7.2, 6.3, 8.2, 9.2, 9.1, 11.2, 11, 10],
    lower: [6.2, 6.5, 7.8, 8, 8.4, 10.6, 10.2, 9.6],
  },
  deciduous: { upper: [4.8, 4.6, 5.2, 6.6, 7.2], lower: [4.4, 4.6, 5.2, 5.8, 6.6] },
};

/** Half of the dental arch, from the midline backwards. */
const ARCH: readonly Point[] = [
  [0, 0],
  [4.4, 0.5],
  [8.6, 2.1],
  [12.6, 4.9],
  [16.3, 8.8],
  [19.4, 13.4],
  [22, 18.6],
  [24.4, 25],
  [26.6, 32.6],
  [28.3, 41],
  [29.4, 50],
  [30, 59],
];
/** The upper arch is wider than the lower one, and deciduous teeth stand inside it. */
const SCALE = {
  permanent: { upper: [1.06, 1.06], lower: [1, 1] },
  deciduous: { upper: [0.76, 0.74], lower: [0.74, 0.74] },
} as const;
const INSIDE = { permanent: 0, deciduous: 12 } as const;
const GAP = 0.22;
/** The lower jaw hangs this far below the upper one: their open ends face each other. */
const LOWER_JAW = 121;
/** Outside the arch, or inside it. */
const NUMBER_DISTANCE = { permanent: 3.2, deciduous: -2.6 } as const;
const INSET = 0.72;

/** A tooth of the chart, in millimeters. The patient's right is on the left. */
export interface ToothDrawing {
  fdi: number;
  jaw: Jaw;
  center: Point;
  /** Corners of the outline. */
  corners: readonly Point[];
  outline: string;
  /** The lighter middle of the chewing surface. */
  inset: string;
  fissures: readonly string[];
  /** The cross of a missing tooth. */
  cross: readonly [Point, Point, Point, Point];
  /** Where the number stands, outside the arch. */
  number: Point;
}

export function shapeOf(jaw: Jaw, position: number, set: SetName = 'permanent'): Shape {
  if (set === 'deciduous' && position > 3) return jaw === 'upper' ? 'upperMolar' : 'lowerMolar';
  if (position <= 2) return 'incisor';
  if (position === 3) return 'canine';
  if (position <= 5) return jaw === 'upper' ? 'upperPremolar' : 'lowerPremolar';
  return jaw === 'upper' ? 'upperMolar' : 'lowerMolar';
}

function setOf(fdi: number): SetName {
  return placeOf(fdi).deciduous ? 'deciduous' : 'permanent';
}

/** The teeth of a set, seen from above the chewing surface. */
const drawSet = (set: SetName): (readonly [number, ToothDrawing])[] =>
  (['upper', 'lower'] as const).flatMap((jaw) => {
    const stations = stationsOf(set, jaw);
    return ARCHES[set][jaw].map((fdi) => [fdi, draw(fdi, jaw, stations)] as const);
  });

const PERMANENT = drawSet('permanent');
const DECIDUOUS = drawSet('deciduous');

/** All 52 teeth. */
export const TEETH: ReadonlyMap<number, ToothDrawing> = new Map([...PERMANENT, ...DECIDUOUS]);

const drawings = (set: readonly (readonly [number, ToothDrawing])[]): ToothDrawing[] =>
  set.map(([, drawing]) => drawing);

/** Those that a chart of such teeth shows. */
export const SHOWN: Readonly<Record<Dentition, readonly ToothDrawing[]>> = {
  permanent: drawings(PERMANENT),
  deciduous: drawings(DECIDUOUS),
  mixed: [...drawings(PERMANENT), ...drawings(DECIDUOUS)],
};

/** Where the middle of each tooth of a half arch is: they stand side by side. */
function stationsOf(set: SetName, jaw: Jaw): Station[] {
  const [wide, long] = SCALE[set][jaw];
  const walk = walkAlong(ARCH.map(([x, y]) => [x * wide, y * long + INSIDE[set]]));
  let passed = GAP / 2;
  return WIDTHS[set][jaw].map((width) => {
    const station = walk(passed + width / 2);
    passed += width + GAP;
    return station;
  });
}

function draw(fdi: number, jaw: Jaw, stations: readonly Station[]): ToothDrawing {
  const position = fdi % 10;
  const set = setOf(fdi);
  const depth = DEPTHS[set][jaw][position - 1] ?? 0;
  const place = placer(fdi, jaw, stations);
  const shape = shapeOf(jaw, position, set);
  const corners = OUTLINES[shape].map(place);
  const distance = NUMBER_DISTANCE[set];
  return {
    fdi,
    jaw,
    center: place([0, 0]),
    corners,
    outline: curveThrough(corners, true),
    inset: curveThrough(
      OUTLINES[shape].map(([x, y]) => place([x * INSET, y * INSET])),
      true,
    ),
    fissures: FISSURES[shape].map((line) => curveThrough(line.map(place), false)),
    cross: [place([-0.5, -0.5]), place([0.5, 0.5]), place([-0.5, 0.5]), place([0.5, -0.5])],
    number: place([0, Math.sign(distance) + distance / (depth / 2)]),
  };
}

/** Puts a point of a tooth's shape where the tooth stands, turned as the arch is there. */
function placer(fdi: number, jaw: Jaw, stations: readonly Station[]): (point: Point) => Point {
  const { quadrant, position } = placeOf(fdi);
  const set = setOf(fdi);
  const { point, direction } = stations[position - 1] ?? { point: [0, 0], direction: [1, 0] };
  const width = WIDTHS[set][jaw][position - 1] ?? 0;
  const depth = DEPTHS[set][jaw][position - 1] ?? 0;
  const side = quadrant === 1 || quadrant === 4 ? -1 : 1;
  return ([away, outward]) => {
    const along = (away * width) / 2;
    const across = (outward * depth) / 2;
    const x = point[0] + direction[0] * along + direction[1] * across;
    const y = point[1] + direction[1] * along - direction[0] * across;
    return [side * x, jaw === 'upper' ? y : LOWER_JAW - y];
  };
}

const MARGIN = 9;

/** What the whole chart needs, with room for the numbers. */
export const CHART_BOX = boxAround([...TEETH.values()].flatMap(({ corners }) => corners));

function boxAround(points: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}
