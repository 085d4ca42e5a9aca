import { ARCHES } from '@archway/rules/treatment/arch';
import type { ShortPrescription } from '@archway/rules/treatment/short-form';

/** The teeth of all works, for the mouth map. A work of a whole jaw is on all of its teeth. */
export const treatedTeeth = ({ works }: ShortPrescription): number[] =>
  works.flatMap(({ teeth, jaw }) => {
    if (jaw === null || teeth.length > 0) return teeth;
    const { upper, lower } = ARCHES.permanent;
    return jaw === 'both' ? [...upper, ...lower] : ARCHES.permanent[jaw];
  });
