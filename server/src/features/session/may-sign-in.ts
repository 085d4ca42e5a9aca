import { ACTIVATION, ORGANIZATION_STATUS } from '@archway/rules/organization-types';

/** Why an account cannot be entered. For those only who have shown that it is theirs. */
export function refusalOf({
  activation,
  email_verified,
  org_status,
}: {
  activation: number;
  email_verified: boolean;
  org_status: number;
}): 'accountDisabled' | 'noVerifyEmail' | null {
  // Whatever a member of a stopped organization asked for would be refused; one that is closing can still be kept.
  if (org_status === ORGANIZATION_STATUS.stopped) return 'accountDisabled';
  if (activation === ACTIVATION.disabled) return 'accountDisabled';
  return activation === ACTIVATION.notActivated || !email_verified ? 'noVerifyEmail' : null;
}
