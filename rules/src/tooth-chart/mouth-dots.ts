import { placeOf } from '../tooth-numbering.ts';

export interface Dot {
  /** FDI number of the permanent tooth; a deciduous tooth has the place of its successor. */
  tooth: number;
  x: number;
  y: number;
  /** Of a tooth without work; a treated one is drawn larger. */
  radius: number;
}

/** Where a tooth stands on its half of the arch, from the midline (0) to the end (1): molars get more room. */
const ALONG = [0.055, 0.165, 0.275, 0.39, 0.505, 0.645, 0.8, 0.945] as const;
const RADIUS = [1.55, 1.25, 1.45, 1.45, 1.45, 1.95, 1.85, 1.45] as const;

const CENTER_X = 20;
const HALF_WIDTH = 17;
const HALF_HEIGHT = 20.5;
/** The ends of the arches, which leave a gap between them. */
const UPPER_Y = 23.6;
const LOWER_Y = 26.4;

export const MAP_VIEW_BOX = { x: -1, y: 0, width: 42, height: 50 } as const;

/** The 32 dots, as one looks at the patient: the patient's right is on the left. */
export const MOUTH_DOTS: readonly Dot[] = [1, 2, 3, 4].flatMap((quadrant) =>
  ALONG.map((along, index) => {
    const angle = (along * Math.PI) / 2;
    const side = quadrant === 1 || quadrant === 4 ? -1 : 1;
    const y =
      quadrant < 3 ? UPPER_Y - HALF_HEIGHT * Math.cos(angle) : LOWER_Y + HALF_HEIGHT * Math.cos(angle);
    return {
      tooth: quadrant * 10 + index + 1,
      x: round(CENTER_X + side * HALF_WIDTH * Math.sin(angle)),
      y: round(y),
      radius: RADIUS[index] ?? 0,
    };
  }),
);

/** The place on the map of any tooth. */
export function dotOf(fdi: number): number {
  const { quadrant, position } = placeOf(fdi);
  return quadrant * 10 + position;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
