import { SHADES, STUMP_SHADES } from './shades.ts';
import { isImplantBased, type Work } from './prescription.ts';
import { ABUTMENTS, UNSHADED_MATERIALS, WORK_TABLE } from './table.ts';
import {
  CONTACT_WISHES,
  CROWN_CATEGORIES,
  CROWN_TYPES,
  IMPLANT_OPTIONS,
  OCCLUSION_WISHES,
  type ClinicalType,
  type ImplantOption,
  type WorkJaw,
} from './vocabulary.ts';

/** What is chosen from a list. */
export const CHOICE_FIELDS = [
  'method',
  'material',
  'shade',
  'stumpShade',
  'crownCategory',
  'crownType',
  'implantOption',
  'implantMethod',
  'abutmentMaterial',
  'contact',
  'occlusion',
] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** What is there or not, or written. */
export const OTHER_FIELDS = ['implantKit', 'isInlayCore', 'followsPreOp', 'isEdentulous'] as const;
export type OtherField = (typeof OTHER_FIELDS)[number];
export type WorkField = ChoiceField | OtherField;

const IMPLANTS_IN: Readonly<Record<WorkJaw, readonly ImplantOption[]>> = {
  upper: ['none', 'upperJaw'],
  lower: ['none', 'lowerJaw'],
  both: IMPLANT_OPTIONS,
};

/** The values a field can have, as the rest of the work stands; none where it does not have the field. */
export function choicesOf(work: Work, field: ChoiceField): readonly string[] {
  const rule = WORK_TABLE[work.type];
  switch (field) {
    case 'method':
      return rule.methods;
    case 'material':
      return rule.materials;
    case 'shade':
      return rule.hasShade && !isUnshaded(work) ? SHADES : [];
    case 'stumpShade':
      return hasStump(work) && !isUnshaded(work) ? STUMP_SHADES : [];
    case 'crownCategory':
      return rule.hasCrownForm ? CROWN_CATEGORIES : [];
    case 'crownType':
      return rule.hasCrownForm ? CROWN_TYPES : [];
    case 'implantOption':
      return rule.onImplantsOfJaw && work.jaw !== null ? IMPLANTS_IN[work.jaw] : ['none'];
    case 'implantMethod':
      return rule.implantMethods;
    case 'abutmentMaterial':
      return work.implantMethod === null ? [] : ABUTMENTS[work.implantMethod];
    case 'contact':
      return rule.hasWishes ? CONTACT_WISHES : [];
    case 'occlusion':
      return rule.hasWishes ? OCCLUSION_WISHES : [];
  }
}

/** Whether a work can have a field that is not chosen from a list. */
export function hasField(work: Work, field: OtherField): boolean {
  const rule = WORK_TABLE[work.type];
  switch (field) {
    case 'implantKit':
      return rule.placesImplants || isImplantBased(work);
    case 'isInlayCore':
      return rule.hasCrownForm && !isImplantBased(work);
    case 'followsPreOp':
      return rule.followsPreOp;
    case 'isEdentulous':
      return rule.clearsJaw;
  }
}

export const clinicalTypeOf = (work: Work): ClinicalType =>
  isImplantBased(work) ? 'implant' : WORK_TABLE[work.type].clinicalType;

const isUnshaded = ({ material }: Work): boolean =>
  material !== null && UNSHADED_MATERIALS.includes(material);

/** A tooth is under it. */
const hasStump = (work: Work): boolean =>
  WORK_TABLE[work.type].hasShade && work.jaw === null && work.type !== 'Pontic' && !isImplantBased(work);

/** Whatever the work cannot have is taken out of it, and named. */
export function settled(work: Work): { work: Work; dropped: WorkField[] } {
  const dropped: WorkField[] = [];
  let next: Work = work;
  // In this order: what is offered further down depends on what stands further up.
  for (const field of ['material', 'implantMethod', 'implantOption'] as const)
    next = without(next, field, dropped);
  for (const field of CHOICE_FIELDS) next = without(next, field, dropped);
  for (const field of OTHER_FIELDS)
    if (isSet(next, field) && !hasField(next, field)) {
      dropped.push(field);
      next = { ...next, [field]: field === 'implantKit' ? null : false };
    }
  return { work: { ...next, clinicalType: clinicalTypeOf(next) }, dropped };
}

const isSet = (work: Work, field: OtherField): boolean => work[field] !== null && work[field] !== false;

function without(work: Work, field: ChoiceField, dropped: WorkField[]): Work {
  const value = work[field];
  if (value === null || choicesOf(work, field).includes(value)) return work;
  dropped.push(field);
  return { ...work, [field]: field === 'implantOption' ? 'none' : null };
}
