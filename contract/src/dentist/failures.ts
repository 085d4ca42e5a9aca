import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_129, 20_129],
  [20_132, 20_132],
  [20_135, 20_135],
  [21_300, 21_399],
];

export const dentistFailures = {
  nameTaken: 20_129,
  memberLinked: 20_132,
  dentistMissing: 20_135,
} as const;
