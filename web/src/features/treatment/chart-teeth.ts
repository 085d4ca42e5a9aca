import type { Translate } from '@archway/locales/translator';
import { ARCHES, isDeciduous, predecessorOf } from '@archway/rules/treatment/arch';
import {
  isAbsent,
  isImplantBased,
  type Prescription,
  type Work,
} from '@archway/rules/treatment/prescription';
import type { WorkType } from '@archway/rules/treatment/vocabulary';
import type { Dentition } from '@archway/rules/tooth-chart/dentition';
import type { ToothState, WorkType as Fill } from '@archway/ui/tooth-state';

/** The color of each kind of work; those that leave no trace on teeth have none. */
const FILLS: Partial<Record<WorkType, Fill>> = {
  Crown: 'crown',
  Inlay: 'inlay',
  Veneer: 'veneer',
  Pontic: 'pontic',
  PostCore: 'postcore',
  PartialDenture: 'denture',
  FullDenture: 'denture',
  ClearAligner: 'aligner',
  Retainer: 'aligner',
  BiteSplint: 'aligner',
};
const FIRST_MOLAR = 6;

/** How each tooth of the chart looks and is read out. */
export function chartTeeth(
  t: Translate,
  prescription: Prescription,
  dentition: Dentition,
): Record<number, ToothState> {
  const teeth: Record<number, ToothState> = {};
  const add = (tooth: number, state: ToothState): void => {
    teeth[tooth] = { ...teeth[tooth], ...state };
  };
  if (dentition === 'mixed')
    for (const tooth of [...ARCHES.permanent.upper, ...ARCHES.permanent.lower])
      if (isStillToCome(prescription, tooth)) add(tooth, { isPale: true });
  for (const { tooth } of prescription.absent) add(tooth, { missing: true });
  for (const work of prescription.works) {
    const fill = FILLS[work.type];
    if (fill === undefined) continue;
    for (const tooth of teethUnder(work))
      add(tooth, { work: fill, onImplant: isImplantBased(work) && work.jaw === null, note: noteOf(t, work) });
  }
  return teeth;
}

/** The teeth a work covers: its own, or all of its jaw. */
function teethUnder({ teeth, jaw }: Work): readonly number[] {
  if (jaw === null || teeth.length > 0) return teeth;
  const { upper, lower } = ARCHES.permanent;
  return jaw === 'both' ? [...upper, ...lower] : ARCHES.permanent[jaw];
}

/** In mixed teeth a permanent one is there once the deciduous one in its place is shed; the first molars come first. */
function isStillToCome(prescription: Prescription, tooth: number): boolean {
  const before = predecessorOf(tooth);
  return before === null ? tooth % 10 !== FIRST_MOLAR : !isAbsent(prescription, before);
}

/** Read after the work: "zirconia, A2". */
function noteOf(t: Translate, { material, shade, jaw }: Work): string {
  if (jaw !== null) return '';
  return [material === null ? '' : t(`treatment.material.${material}`), shade ?? '']
    .filter((word) => word !== '')
    .join(', ');
}

/** Deciduous teeth are shown where somebody has spoken of them. */
export function dentitionOf({ works, absent }: Prescription): Dentition {
  const teeth = [...works.flatMap((work) => work.teeth), ...absent.map(({ tooth }) => tooth)];
  return teeth.some(isDeciduous) ? 'mixed' : 'permanent';
}

export const fillsIn = (prescription: Prescription): Fill[] => [
  ...new Set<Fill>([
    'crown',
    'pontic',
    'veneer',
    'inlay',
    ...prescription.works.flatMap(({ type }) => FILLS[type] ?? []),
  ]),
];
