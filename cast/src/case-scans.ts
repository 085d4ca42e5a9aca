import { SCANNER_NOISE, type DentitionOptions } from './dentition/options.ts';

const SCANNED = { trianglesPerJaw: 200_000, noise: SCANNER_NOISE } as const;

/** The mouths of the cast's patients, by the names of their cases. Nobody's: they are made by a program. */
export const CASE_SCANS: Readonly<Record<string, DentitionOptions>> = {
  // A second scan of a mouth shows what was done to it in between.
  'Crown 16, temporary': { ...SCANNED, seed: 11 },
  'Partial denture, lower': { ...SCANNED, seed: 15, missing: [36, 46] },
  'Crown 23': { ...SCANNED, seed: 15, missing: [36, 46], prepared: [23] },
  'Crown 26': { ...SCANNED, seed: 11, prepared: [26] },
  'Bridge 34 to 36': { ...SCANNED, seed: 12, missing: [35], prepared: [34, 36] },
  'Implant 14': { ...SCANNED, seed: 13, malocclusion: 'crowding', severity: 0.6, missing: [14] },
  'Veneers 11 and 21': {
    ...SCANNED,
    seed: 14,
    malocclusion: 'spacing',
    severity: 0.7,
    biteSide: 'right',
  },
};
