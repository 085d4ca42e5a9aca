import { isImplantBased, type AbsentTooth, type Link, type Prescription, type Work } from './prescription.ts';

/** What a list says of a work. */
export interface ShortWork extends Pick<Work, 'type' | 'teeth' | 'jaw' | 'material' | 'shade'> {
  isOnImplant: boolean;
}

/** Enough of a prescription for the mouth map and its words. */
export interface ShortPrescription {
  works: readonly ShortWork[];
  links: readonly Link[];
  absent: readonly AbsentTooth[];
}

export const shortWork = (work: Work): ShortWork => ({
  type: work.type,
  teeth: work.teeth,
  jaw: work.jaw,
  material: work.material,
  shade: work.shade,
  isOnImplant: isImplantBased(work),
});

export const shortForm = ({ works, links, absent }: Prescription): ShortPrescription => ({
  works: works.map(shortWork),
  links,
  absent,
});
