import { changesOf, type PrescriptionChange } from './changes.ts';
import { samePlace, type Prescription, type Work } from './prescription.ts';

/** The changes that would touch a held work: itself, its links, or the tooth under it. */
export const changesOfHeld = (
  before: Prescription,
  after: Prescription,
  held: readonly Work[],
): PrescriptionChange[] =>
  changesOf(before, after).filter(
    ({ before: { work } }) => work !== null && held.some((one) => samePlace(one, work)),
  );
