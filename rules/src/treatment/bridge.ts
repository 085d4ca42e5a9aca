import { archOf, byArch } from './arch.ts';
import { isAbsent, MOST_UNITS, workOn, type Link, type Prescription } from './prescription.ts';
import { WORK_TABLE } from './table.ts';

/** Why two teeth cannot be units of one bridge. */
export const LINK_REFUSALS = ['notNeighbors', 'noWork', 'unlikeMaterials', 'tooManyUnits'] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

export const sameLink = (one: Link, other: Link): boolean => one[0] === other[0] && one[1] === other[1];

export const linkOf = (one: number, other: number): Link =>
  byArch(one, other) < 0 ? [one, other] : [other, one];

export const isLinked = ({ links }: Prescription, one: number, other: number): boolean =>
  links.some((link) => sameLink(link, linkOf(one, other)));

/** The next tooth on each side. One that is missing and gets nothing in its place is passed over. */
export function neighborsOf(prescription: Prescription, tooth: number): number[] {
  const arch = archOf(tooth);
  const at = arch.indexOf(tooth);
  const next = (step: 1 | -1): number[] => {
    for (let place = at + step; place >= 0 && place < arch.length; place += step) {
      const other = arch[place] as number;
      if (!isAbsent(prescription, other) || workOn(prescription, other) !== undefined) return [other];
    }
    return [];
  };
  return [...next(-1), ...next(1)];
}

/** Null when the two can be linked, or are. */
export function refusalOf(prescription: Prescription, one: number, other: number): LinkRefusal | null {
  const [a, b] = [workOn(prescription, one), workOn(prescription, other)];
  if (a === undefined || b === undefined || !WORK_TABLE[a.type].links || !WORK_TABLE[b.type].links)
    return 'noWork';
  if (!neighborsOf(prescription, one).includes(other)) return 'notNeighbors';
  // One that is not chosen yet is like any other.
  if (a.material !== null && b.material !== null && a.material !== b.material) return 'unlikeMaterials';
  const units = new Set([...unitsOf(prescription, one), ...unitsOf(prescription, other)]);
  return units.size > MOST_UNITS ? 'tooManyUnits' : null;
}

/** All units of the bridge that a tooth belongs to, along the arch; itself alone where there is none. */
export function unitsOf({ links }: Pick<Prescription, 'links'>, tooth: number): number[] {
  const units = [tooth];
  for (const unit of units)
    for (const [a, b] of links) {
      const other = a === unit ? b : b === unit ? a : unit;
      if (!units.includes(other)) units.push(other);
    }
  return units.toSorted(byArch);
}

export function bridgesOf(prescription: Pick<Prescription, 'links'>): number[][] {
  const bridges: number[][] = [];
  for (const [a] of prescription.links)
    if (!bridges.some((units) => units.includes(a))) bridges.push(unitsOf(prescription, a));
  return bridges.toSorted(([one = 0], [other = 0]) => byArch(one, other));
}
