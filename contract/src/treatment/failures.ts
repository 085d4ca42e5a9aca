import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_200, 22_299]];

export const treatmentFailures = {
  /** Somebody else has saved it since it was opened. */
  prescriptionIsNewer: 22_200,
  /** It holds what the table of works does not allow. */
  prescriptionNotAllowed: 22_201,
  /** It would change a work that an order holds. */
  workIsHeld: 22_203,
} as const;
