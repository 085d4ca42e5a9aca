import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_131, 20_131],
  [21_100, 21_199],
];

export const contactFailures = {
  contactExists: 20_131,
} as const;
