import { boundsOf, largestExtentOf } from '../core/bounds.ts';
import type { Mesh } from '../core/mesh.ts';
import type { RecognizedJaw } from '../jaw/recognize-jaw.ts';

export type Unit = 'mm' | 'cm' | 'm' | 'inch' | 'micrometre';

export const MILLIMETERS: Record<Unit, number> = { mm: 1, cm: 10, m: 1000, inch: 25.4, micrometre: 0.001 };

export interface GuessedUnit {
  unit: Unit;
  factorToMm: number;
  sure: boolean;
}

/** Widths of whole jaws with their gum. The largest is not 2.54 times the smallest, so that inches are no centimeters. */
const JAW_WIDTHS = [44, 92] as const;
/** From a single tooth to a model with its base. */
const ANY_LENGTHS = [14, 120] as const;
const USUAL_LENGTH = 60;

/** The unit in which the mesh has the size of a jaw, or at least of something from a mouth. */
export function guessUnit(
  mesh: Mesh,
  { isWholeArch, width }: Pick<RecognizedJaw, 'isWholeArch' | 'width'>,
): GuessedUnit {
  const byJaw = isWholeArch ? unitsFor(width, JAW_WIDTHS) : [];
  if (byJaw.length === 1) return guessed(byJaw[0]!, true);
  const length = largestExtentOf(boundsOf(mesh.positions));
  const units = unitsFor(length, ANY_LENGTHS);
  const nearest = units.toSorted((a, b) => farFromUsual(length, a) - farFromUsual(length, b))[0];
  if (nearest === undefined) return guessed('mm', false);
  // Something small in centimeters is something large in inches.
  return guessed(nearest, nearest !== 'cm' && nearest !== 'inch');
}

function unitsFor(length: number, [least, most]: readonly [number, number]): Unit[] {
  const units = Object.keys(MILLIMETERS) as Unit[];
  return units.filter((unit) => length * MILLIMETERS[unit] >= least && length * MILLIMETERS[unit] <= most);
}

const farFromUsual = (length: number, unit: Unit): number =>
  Math.abs(Math.log((length * MILLIMETERS[unit]) / USUAL_LENGTH));

const guessed = (unit: Unit, sure: boolean): GuessedUnit => ({ unit, factorToMm: MILLIMETERS[unit], sure });
