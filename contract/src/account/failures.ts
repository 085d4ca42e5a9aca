import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_103, 20_105],
  [21_000, 21_099],
];

export const accountFailures = {
  accountAlreadyRenamed: 20_103,
  accountNameTaken: 20_104,
  passwordRefused: 20_105,
} as const;

/** Other features' failures that calls of this one answer with, each with the reason. */
export const BORROWED = {
  wrongCredentials: 'a password is asked for once more before something is changed',
} as const;
