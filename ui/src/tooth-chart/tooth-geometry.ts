import { FISSURES, OUTLINES, type Point, type Shape } from './crown-shapes.ts';
import { curveThrough, walkAlong, type Station } from './curve.ts';

/** Sizes in millimeters from the middle of the arch to its end: along the arch, and across it. */
export const WIDTHS = {
  upper: [8.6, 6.7, 7.8, 7.1, 6.9, 10.2, 9.6, 8.6],
  lower: [5.4, 5.9, 7, 7.1, 7.2, 11.2, 10.6, 10],
} as const;
const DEPTHS = {
  upper: [7.2, 6.3, 8.2, 9.2, 9.1, 11.2, 11, 10],
  lower: [6.2, 6.5, 7.8, 8, 8.4, 10.6, 10.2, 9.6],
} as const;

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
/** The upper arch is wider than the lower one. */
const SCALE = { upper: 1.06, lower: 1 } as const;
const GAP = 0.22;
/** The lower jaw hangs this far below the upper one: their open ends face each other. */
const LOWER_JAW = 121;
const NUMBER_DISTANCE = 3.2;
const INSET = 0.72;

export type Jaw = 'upper' | 'lower';

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

export function shapeOf(jaw: Jaw, position: number): Shape {
  if (position <= 2) return 'incisor';
  if (position === 3) return 'canine';
  if (position <= 5) return jaw === 'upper' ? 'upperPremolar' : 'lowerPremolar';
  return jaw === 'upper' ? 'upperMolar' : 'lowerMolar';
}

/** From the patient's right to the left, as one looks at the patient. */
export const TOOTH_ORDER: Readonly<Record<Jaw, readonly number[]>> = {
  upper: [18, 17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27, 28],
  lower: [48, 47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 34, 35, 36, 37, 38],
};

/** All 32 teeth, seen from above the chewing surface. */
export const TEETH: ReadonlyMap<number, ToothDrawing> = new Map(
  (['upper', 'lower'] as const).flatMap((jaw) => {
    const stations = stationsOf(jaw);
    return TOOTH_ORDER[jaw].map((fdi) => [fdi, draw(fdi, jaw, stations)] as const);
  }),
);

/** Where the middle of each tooth of a half arch is: they stand side by side. */
function stationsOf(jaw: Jaw): Station[] {
  const walk = walkAlong(ARCH.map(([x, y]) => [x * SCALE[jaw], y * SCALE[jaw]]));
  let passed = GAP / 2;
  return WIDTHS[jaw].map((width) => {
    const station = walk(passed + width / 2);
    passed += width + GAP;
    return station;
  });
}

function draw(fdi: number, jaw: Jaw, stations: readonly Station[]): ToothDrawing {
  const position = fdi % 10;
  const depth = DEPTHS[jaw][position - 1] ?? 0;
  const place = placer(fdi, jaw, stations);
  const shape = shapeOf(jaw, position);
  const corners = OUTLINES[shape].map(place);
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
    number: place([0, 1 + NUMBER_DISTANCE / (depth / 2)]),
  };
}

/** Puts a point of a tooth's shape where the tooth stands, turned as the arch is there. */
function placer(fdi: number, jaw: Jaw, stations: readonly Station[]): (point: Point) => Point {
  const index = (fdi % 10) - 1;
  const { point, direction } = stations[index] ?? { point: [0, 0], direction: [1, 0] };
  const width = WIDTHS[jaw][index] ?? 0;
  const depth = DEPTHS[jaw][index] ?? 0;
  const side = fdi < 20 || fdi >= 40 ? -1 : 1;
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
