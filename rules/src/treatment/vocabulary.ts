/** What a prescription is written in. The names are those of the specification; what people read is in the locales. */
export const WORK_TYPES = [
  'Crown',
  'Inlay',
  'Veneer',
  'Pontic',
  'ClearAligner',
  'DentalBraces',
  'ModelArchiving',
  'SmileDesign',
  'OralCheck',
  'StudyModel',
  'BiteSplint',
  'Retainer',
  'PartialDenture',
  'FullDenture',
  'PostCore',
  'None',
  'SurgicalGuide',
] as const;
export type WorkType = (typeof WORK_TYPES)[number];

export const MATERIALS = [
  'multilayerZirconia',
  'hybridCeramic',
  'lithiumDisilicate',
  'pmma',
  'composite',
  'zirconia',
  'glassCeramic',
  'nobleMetal',
  'npMetal',
  'feldspar',
  'titanium',
  'wax',
] as const;
export type Material = (typeof MATERIALS)[number];

export const METHODS = ['anatomic', 'reduced', 'cutback', 'waxUp'] as const;
export type Method = (typeof METHODS)[number];

/** Of a work on a jaw: where its implants are. The full jaw means both. */
export const IMPLANT_OPTIONS = ['none', 'upperJaw', 'lowerJaw', 'fullJaw'] as const;
export type ImplantOption = (typeof IMPLANT_OPTIONS)[number];

/** Of a work on a tooth: how it sits on its implant. */
export const IMPLANT_METHODS = ['stockAbutment', 'customAbutment', 'screwRetained'] as const;
export type ImplantMethod = (typeof IMPLANT_METHODS)[number];

export const ABUTMENT_MATERIALS = ['titanium', 'zirconia', 'titaniumBase'] as const;
export type AbutmentMaterial = (typeof ABUTMENT_MATERIALS)[number];

export const CROWN_CATEGORIES = ['single', 'bridgeUnit', 'telescope', 'temporary'] as const;
export type CrownCategory = (typeof CROWN_CATEGORIES)[number];

export const CROWN_TYPES = ['full', 'threeQuarter', 'endo'] as const;
export type CrownType = (typeof CROWN_TYPES)[number];

export const CLINICAL_TYPES = [
  'fixed',
  'removable',
  'implant',
  'orthodontic',
  'surgical',
  'diagnostic',
] as const;
export type ClinicalType = (typeof CLINICAL_TYPES)[number];

export const CONTACT_WISHES = ['tight', 'medium', 'light'] as const;
export type ContactWish = (typeof CONTACT_WISHES)[number];

export const OCCLUSION_WISHES = ['heavy', 'medium', 'light', 'none'] as const;
export type OcclusionWish = (typeof OCCLUSION_WISHES)[number];

/** A work that stands on no single tooth stands on one of these. */
export const WORK_JAWS = ['upper', 'lower', 'both'] as const;
export type WorkJaw = (typeof WORK_JAWS)[number];
