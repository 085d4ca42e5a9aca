import { ACTIVATION, ORGANIZATION_STATUS } from '@archway/rules/organization-types';

interface HeldAccount {
  activation: number;
  email_verified: boolean;
  org_status: number;
  password_hash: string | null;
}

/** Why an account cannot be entered. For those only who have shown that it is theirs. */
export function refusalOf({
  activation,
  email_verified,
  org_status,
}: Omit<HeldAccount, 'password_hash'>): 'accountDisabled' | 'noVerifyEmail' | null {
  // Whatever a member of a stopped organization asked for would be refused; one that is closing can still be kept.
  if (org_status === ORGANIZATION_STATUS.stopped) return 'accountDisabled';
  if (activation === ACTIVATION.disabled) return 'accountDisabled';
  return activation === ACTIVATION.notActivated || !email_verified ? 'noVerifyEmail' : null;
}

/**
 * The same for whoever comes without a password. Where it was taken away by a reset, the mailed link is the only way
 * back: a passkey may be a thief's.
 */
export function refusalWithoutPassword(
  account: HeldAccount,
): 'accountDisabled' | 'noVerifyEmail' | 'passwordWasReset' | null {
  return refusalOf(account) ?? (account.password_hash === null ? 'passwordWasReset' : null);
}
