import { isImplantBased, type Work } from '../treatment/prescription.ts';
import type { WorkType } from '../treatment/vocabulary.ts';

/** How a work is told apart on paper that was faxed: colors and greys are gone by then. The same in every language. */
const LETTERS: Partial<Record<WorkType, string>> = {
  Crown: 'C',
  Pontic: 'P',
  Veneer: 'V',
  Inlay: 'I',
  PostCore: 'K',
  PartialDenture: 'D',
  FullDenture: 'D',
};
const IMPLANT = 'M';

/** What stands in the tooth, and beside the work in the list. Works on no tooth have none. */
export function workLetters(work: Work): string[] {
  const letter = LETTERS[work.type];
  return [...(letter === undefined ? [] : [letter]), ...(isImplantBased(work) ? [IMPLANT] : [])];
}
