import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_109, 20_109],
  [21_200, 21_299],
];

export const credentialFailures = {
  passkeyRefused: 20_109,
} as const;

/** Other features' failures that calls of this one answer with, each with the reason. */
export const BORROWED = {
  accountDisabled: 'a code or a passkey signs in too',
  passwordWasReset: 'a passkey signs in too',
} as const;
