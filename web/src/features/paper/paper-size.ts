import { SIZES_OF, type PaperKind, type PaperSize } from '@archway/rules/paper/paper';

/** Where paper is cut in inches. */
const IN_INCHES = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'VE',
  'CR',
  'GT',
  'PA',
  'DO',
  'SV',
  'NI',
  'PR',
]);

/** What lies in the printers of a reader's region; labels come on rolls. */
export function firstSize(kind: PaperKind, language: string): PaperSize {
  if (kind === 'label') return SIZES_OF.label[0] ?? 'roll';
  return IN_INCHES.has(regionOf(language) ?? '') ? 'Letter' : 'A4';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
