import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [
  [20_107, 20_107],
  [20_121, 20_122],
  [20_128, 20_128],
  [21_600, 21_699],
];

export const memberFailures = {
  lastAdministrator: 20_107,
  addressTaken: 20_121,
  invitationLimit: 20_122,
  cannotTargetSelf: 20_128,
  /** Somebody else was quicker, or it is over. */
  joinRequestAnswered: 21_600,
} as const;

/** Other features' failures that calls of this one answer with, each with the reason. */
export const BORROWED = {
  exceedsOwnPermissions: 'a member acts on others within what the own role holds',
  ownRole: 'a role is given together with the member',
  passwordRefused: 'whoever accepts an invitation sets a password',
  accountDisabled: 'whoever accepts an invitation is signed in',
} as const;
