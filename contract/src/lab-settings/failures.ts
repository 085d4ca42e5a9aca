import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_600, 22_699]];

export const labSettingsFailures = {
  /** Somebody else has saved them since they were opened. */
  labSettingsAreNewer: 22_600,
} as const;
