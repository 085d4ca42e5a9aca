import type { ChoiceField } from '@archway/rules/treatment/choices';
import type { Gap, GapKind } from '@archway/rules/treatment/gaps';
import { workOn, type Prescription } from '@archway/rules/treatment/prescription';
import { offeredFor } from './common-values.ts';

/** The parts of the page that something is chosen in, as `data-field` names them. */
export type GapField =
  | Extract<ChoiceField, 'material' | 'shade' | 'abutmentMaterial' | 'stumpShade' | 'contact' | 'occlusion'>
  | 'implantKit'
  | 'note'
  | 'work'
  | 'chart';

const FIELDS: Partial<Record<GapKind, GapField>> = {
  noTreatment: 'work',
  material: 'material',
  shade: 'shade',
  implantKit: 'implantKit',
  abutmentMaterial: 'abutmentMaterial',
  stumpShade: 'stumpShade',
  contact: 'contact',
  occlusion: 'occlusion',
  note: 'note',
};

/** Teeth themselves are chosen in the chart. */
export const fieldOf = ({ kind }: Gap): GapField => FIELDS[kind] ?? 'chart';

/** The teeth to select for it: all of them, or the first where works together have no such field. */
export function teethFor(prescription: Prescription, gap: Gap): readonly number[] {
  const { teeth } = gap;
  const field = fieldOf(gap);
  if (field === 'implantKit' || field === 'note' || field === 'work' || field === 'chart') return teeth;
  const works = teeth.flatMap((tooth) => workOn(prescription, tooth) ?? []);
  return offeredFor(works, field).length > 0 ? teeth : teeth.slice(0, 1);
}
