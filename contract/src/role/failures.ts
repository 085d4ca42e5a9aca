import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_123, 20_127],
  [21_700, 21_799],
];

export const roleFailures = {
  roleNameTaken: 20_123,
  roleProtected: 20_124,
  roleInUse: 20_125,
  exceedsOwnPermissions: 20_126,
  ownRole: 20_127,
} as const;
