import { CASE_COLUMNS, type CaseColumn } from '@archway/rules/case-list';
import { DATE_PRESETS } from '@archway/rules/date-presets';
import { DENSITIES } from '@archway/rules/display';
import { z } from 'zod';

export const EXPORT_FILE_TYPES = ['stl', 'ply', 'obj', 'pdf'] as const;
export const DEFAULT_EXPORT_FILE_TYPES: readonly (typeof EXPORT_FILE_TYPES)[number][] = ['stl', 'ply', 'pdf'];
export const DEFAULT_DENTIST_SIGNATURE = 1;

const choices = {
  caseListRange: z.enum(DATE_PRESETS),
  orderListRange: z.enum(DATE_PRESETS),
  exportFileTypes: z.array(z.enum(EXPORT_FILE_TYPES)).min(1).max(EXPORT_FILE_TYPES.length),
  /** Which of the own dentist's signatures is used. */
  dentistSignature: z.number().int().min(1).max(3),
  density: z.enum(DENSITIES),
  caseColumns: z.array(z.enum(CASE_COLUMNS)).max(CASE_COLUMNS.length),
  /** Whether single letters act as keys. */
  shortcuts: z.boolean(),
  /** Whether the first steps are shown until they are done. */
  firstSteps: z.boolean(),
};

export const DEFAULT_PREFERENCE = {
  caseListRange: 'last30Days',
  orderListRange: 'last30Days',
  exportFileTypes: [...DEFAULT_EXPORT_FILE_TYPES],
  dentistSignature: DEFAULT_DENTIST_SIGNATURE,
  density: 'standard',
  caseColumns: [...CASE_COLUMNS] as CaseColumn[],
  shortcuts: true,
  firstSteps: true,
} satisfies z.output<typeof Preference>;

/** What a user has chosen about lists, exports, keys and first steps: the local preference config. */
export const Preference = z.object(choices).meta({ id: 'Preference' });
export type Preference = z.output<typeof Preference>;

/** What is left out stays as it is. */
export const PreferenceChange = z.strictObject(choices).partial();
export type PreferenceChange = z.output<typeof PreferenceChange>;
