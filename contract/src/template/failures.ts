import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_300, 22_399]];

export const templateFailures = {
  tooManyTemplates: 22_300,
} as const;
