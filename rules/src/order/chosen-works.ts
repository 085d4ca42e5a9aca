import type { Prescription, Work } from '../treatment/prescription.ts';

/** Which work is meant: a tooth or a jaw has one of a type. */
export type WorkPlace = Pick<Work, 'type' | 'teeth' | 'jaw'>;

export const placeOf = ({ type, teeth, jaw }: WorkPlace): WorkPlace => ({ type, teeth, jaw });

export const isAt = (work: WorkPlace, place: WorkPlace): boolean =>
  work.type === place.type && work.jaw === place.jaw && work.teeth[0] === place.teeth[0];

interface Chosen<W extends WorkPlace> {
  works: readonly W[];
  links: Prescription['links'];
  absent: Prescription['absent'];
}

/** The works that were chosen, the links between them, and what is not there: as much of a prescription as an order sends. */
export function chosenWorks<W extends WorkPlace>(
  { works, links, absent }: Chosen<W>,
  places: readonly WorkPlace[],
): Chosen<W> {
  const chosen = works.filter((work) => places.some((place) => isAt(work, place)));
  const teeth = new Set(chosen.flatMap((work) => (work.jaw === null ? work.teeth : [])));
  return {
    works: chosen,
    links: links.filter(([one, other]) => teeth.has(one) && teeth.has(other)),
    absent,
  };
}
