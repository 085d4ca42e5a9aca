import { resendActivate as call } from '@archway/contract/account/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findAccount, type FoundAccount } from '../../session/public.ts';
import { mailActivation } from '../account-mails.ts';

export const resendActivate = implementOpen(call, async ({ input, config, withoutTenant, inTenant }) => {
  const found = await withoutTenant((tx) => findAccount(tx, input.account));
  // The answer is the same either way; only the mailbox can tell.
  if (found !== undefined && isToConfirm(found)) {
    await inTenant(found.org_id, (tx) => mailActivation({ tx, config }, found));
  }
  return {};
});

/** As log-in sees it: whoever is told to open the mail there must be able to get it again. */
function isToConfirm({ activation, email_verified }: FoundAccount): boolean {
  return activation === ACTIVATION.notActivated || (activation === ACTIVATION.activated && !email_verified);
}
