import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_137, 20_137],
  [21_500, 21_599],
];

export const markFailures = {
  markLimit: 20_137,
} as const;
