import { MALOCCLUSIONS, SCANNER_NOISE, type DentitionOptions } from '@archway/cast/dentition/options';

/** What is missing or prepared in some of them. */
const MISSING = [[], [], [15], [36, 46], [12], [24, 25]] as const;
const PREPARED = [[], [46], [], [11, 21], [26]] as const;

/** Twenty mouths, no two alike; every fifth is a child's, and half were scanned by a scanner that is not perfect. */
export const MOUTHS: readonly DentitionOptions[] = Array.from({ length: 20 }, (_, i) => ({
  seed: 100 + i,
  malocclusion: MALOCCLUSIONS[i % MALOCCLUSIONS.length] ?? 'ideal',
  stage: i % 10 === 4 ? 'mixed' : i % 10 === 9 ? 'deciduous' : 'permanent',
  missing: i % 5 === 4 ? [] : (MISSING[i % MISSING.length] ?? []),
  prepared: i % 5 === 4 ? [] : (PREPARED[i % PREPARED.length] ?? []),
  wisdomTeeth: i % 7 === 3,
  noise: i % 2 === 0 ? SCANNER_NOISE : 0,
  biteSide: i % 3 === 0 ? 'right' : 'left',
  trianglesPerJaw: 30_000,
}));
