import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_100, 22_199]];

export const caseFailures = {
  tooManyToExport: 22_100,
} as const;
