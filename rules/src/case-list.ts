/** The columns of the list of cases that a reader can show or hide, in their order. The case itself always stands there. */
export const CASE_COLUMNS = [
  'patientName',
  'works',
  'dentist',
  'state',
  'order',
  'scanned',
  'createdAt',
  'files',
] as const;
export type CaseColumn = (typeof CASE_COLUMNS)[number];

/** What a list of cases can be sorted by, beside its age. */
export const CASE_SORTS = ['name', 'updatedAt', 'patientName', 'scanned'] as const;
