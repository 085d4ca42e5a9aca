import { placeOf } from '../tooth-numbering.ts';

export type Jaw = 'upper' | 'lower';

/** Teeth from the patient's right to the left, one row for each jaw and set of teeth. */
export const ARCHES = {
  permanent: {
    upper: [18, 17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27, 28],
    lower: [48, 47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 34, 35, 36, 37, 38],
  },
  deciduous: {
    upper: [55, 54, 53, 52, 51, 61, 62, 63, 64, 65],
    lower: [85, 84, 83, 82, 81, 71, 72, 73, 74, 75],
  },
} as const;

const ROWS: readonly (readonly number[])[] = [
  ARCHES.permanent.upper,
  ARCHES.deciduous.upper,
  ARCHES.permanent.lower,
  ARCHES.deciduous.lower,
];

/** All 52 teeth, in the order they are told in. */
export const ALL_TEETH: readonly number[] = ROWS.flat();
const PLACES = new Map(ALL_TEETH.map((tooth, place) => [tooth, place]));

export const jawOf = (tooth: number): Jaw => (placeOf(tooth).quadrant <= 2 ? 'upper' : 'lower');
export const isDeciduous = (tooth: number): boolean => placeOf(tooth).deciduous;

/** The row a tooth stands in: its jaw and its set of teeth. */
export function archOf(tooth: number): readonly number[] {
  const { deciduous } = placeOf(tooth);
  return ARCHES[deciduous ? 'deciduous' : 'permanent'][jawOf(tooth)];
}

export const byArch = (one: number, other: number): number =>
  (PLACES.get(one) ?? 0) - (PLACES.get(other) ?? 0);

/** The teeth as they stand, each once. */
export const inArchOrder = (teeth: Iterable<number>): number[] => [...new Set(teeth)].toSorted(byArch);

/** From one tooth to another of the same row, both included; none when they stand in different rows. */
export function teethFromTo(from: number, to: number): number[] {
  const arch = archOf(from);
  const [a, b] = [arch.indexOf(from), arch.indexOf(to)];
  return b === -1 ? [] : arch.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** The deciduous tooth that stood in this place; null for molars, which have none. */
export function predecessorOf(tooth: number): number | null {
  const { deciduous, position } = placeOf(tooth);
  return deciduous || position > 5 ? null : tooth + 40;
}

/** The permanent tooth that comes in this place. */
export const successorOf = (deciduous: number): number => deciduous - 40;
