import { copyWork } from './edit.ts';
import type { Prescription, Work } from './prescription.ts';
import { problemsOf } from './problems.ts';
import type { Edited } from './settle.ts';

/** Of one clinic. */
export const MOST_TEMPLATES = 100;

/** A work on a tooth, without the tooth and the note about it. */
export type TemplateWork = Omit<Work, 'teeth' | 'jaw' | 'note'>;

/** What a template keeps of a work on a tooth. */
export function templateOf({ teeth: _teeth, jaw: _jaw, note: _note, ...work }: Work): TemplateWork {
  // Whether it is a unit of a bridge depends on its neighbors.
  return work.crownCategory === 'bridgeUnit' ? { ...work, crownCategory: 'single' } : work;
}

/** The same template for all of the works; null where they differ, or where there are none on teeth. */
export function commonTemplateOf(works: readonly Work[]): TemplateWork | null {
  const [first, ...rest] = works;
  if (first === undefined || works.some(({ jaw }) => jaw !== null)) return null;
  const template = templateOf(first);
  const written = writtenOf(template);
  return rest.every((work) => writtenOf(templateOf(work)) === written) ? template : null;
}

/** Fields in one order, since works that arrive may have another. */
const writtenOf = (template: TemplateWork): string =>
  JSON.stringify(Object.entries(template).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const ANY_TOOTH = 11;

export const workFrom = (template: TemplateWork, tooth = ANY_TOOTH): Work => ({
  ...template,
  teeth: [tooth],
  jaw: null,
  note: '',
});

/** Whether the table of works allows it on a tooth. */
export const isTemplateAllowed = (template: TemplateWork): boolean =>
  problemsOf({ works: [workFrom(template)], links: [], absent: [] }).length === 0;

/** Puts the work of a template on teeth, in place of what stood there. */
export const putTemplate = (
  prescription: Prescription,
  template: TemplateWork,
  teeth: readonly number[],
): Edited => copyWork(prescription, workFrom(template), teeth);
