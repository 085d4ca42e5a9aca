import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_101, 20_101],
  [20_106, 20_106],
  [20_108, 20_108],
  [20_111, 20_111],
  [21_800, 21_899],
];

export const sessionFailures = {
  wrongCredentials: 20_101,
  accountDisabled: 20_106,
  secondStepNeeded: 20_108,
  passwordWasReset: 20_111,
} as const;
