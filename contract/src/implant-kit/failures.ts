import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_400, 22_499]];

export const implantKitFailures = {
  tooManyImplantKits: 22_400,
  /** It is one of the seeded kits, which every clinic is offered. */
  implantKitIsSeeded: 22_401,
} as const;
