import { SHOWN, TEETH } from '@archway/rules/tooth-chart/tooth-geometry';
import { workLetters } from '@archway/rules/paper/work-letters';
import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { ARCHES, isDeciduous } from '@archway/rules/treatment/arch';
import type { Prescription, Work } from '@archway/rules/treatment/prescription';
import type { PaperTooth } from '../../paper/public.ts';

/** The teeth of the chart, deciduous ones where somebody has spoken of them. */
export function paperTeeth(prescription: Prescription, numbering: ToothNumberingSystem): PaperTooth[] {
  const { works, absent } = prescription;
  const named = [...works.flatMap(({ teeth }) => teeth), ...absent.map(({ tooth }) => tooth)];
  const missing = new Set(absent.map(({ tooth }) => tooth));
  return SHOWN[named.some(isDeciduous) ? 'mixed' : 'permanent'].map(({ fdi }) => {
    const own = works.filter((work) => teethUnder(work).includes(fdi));
    return {
      fdi,
      number: toothNumber(fdi, numbering),
      letters: [...new Set(own.flatMap(workLetters))].join(''),
      isPontic: own.some(({ type }) => type === 'Pontic'),
      isMissing: missing.has(fdi),
    };
  });
}

/** The teeth a work covers: its own, or all of the jaw of a full denture. */
function teethUnder({ teeth, jaw, type }: Work): readonly number[] {
  if (teeth.length > 0 || jaw === null || type !== 'FullDenture') return teeth;
  const { upper, lower } = ARCHES.permanent;
  return jaw === 'both' ? [...upper, ...lower] : ARCHES.permanent[jaw];
}

/** The teeth that a map of the mouth marks. */
export const treatedTeeth = ({ works }: Prescription): number[] =>
  [...new Set(works.flatMap(teethUnder))].filter((fdi) => TEETH.has(fdi));
