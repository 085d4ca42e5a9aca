/** Translation files are loaded per language and per area of the product. */
export const AREAS = [
  'portal',
  'case',
  'viewer',
  'agreement',
  'help',
  'registration',
  'gears',
  'report',
  'treatments',
  'mail',
] as const;
export type Area = (typeof AREAS)[number];
