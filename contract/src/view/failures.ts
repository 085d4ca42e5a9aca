import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_000, 22_099]];

export const viewFailures = {
  tooManyViews: 22_000,
} as const;
