import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_133, 20_134],
  [20_136, 20_136],
  [21_400, 21_499],
];

export const fileFailures = {
  incorrectFormat: 20_133,
  fileTooLarge: 20_134,
  insufficientStorage: 20_136,
} as const;
