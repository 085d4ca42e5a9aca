import { ACTIVATION } from '@archway/rules/organization-types';

/** Why an account cannot be entered. For those only who have shown that it is theirs. */
export function refusalOf({
  activation,
  email_verified,
}: {
  activation: number;
  email_verified: boolean;
}): 'accountDisabled' | 'noVerifyEmail' | null {
  if (activation === ACTIVATION.disabled) return 'accountDisabled';
  return activation === ACTIVATION.notActivated || !email_verified ? 'noVerifyEmail' : null;
}
