import { forgetPass as call } from '@archway/contract/account/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findAccount } from '../../session/public.ts';
import { mailPasswordLink } from '../account-mails.ts';

export const forgetPass = implementOpen(call, async ({ input, config, withoutTenant, inTenant }) => {
  const found = await withoutTenant((tx) => findAccount(tx, input.account));
  // The answer is the same either way; only the mailbox can tell.
  if (found !== undefined && found.activation !== ACTIVATION.disabled) {
    await inTenant(found.org_id, (tx) => mailPasswordLink({ tx, config }, found));
  }
  return {};
});
