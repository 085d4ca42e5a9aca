import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_900, 22_999]];

export const customerFailures = {
  /** Somebody else has saved it since it was opened. */
  customerIsNewer: 22_900,
  tooManyCustomerContacts: 22_901,
} as const;
