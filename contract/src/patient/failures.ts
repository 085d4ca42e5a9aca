import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[21_900, 21_999]];

export const patientFailures = {
  patientCodeTaken: 21_900,
} as const;
