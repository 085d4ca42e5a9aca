import { forgetPassEmailConfirm as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLinkHolder, minutesLeft } from '../../session/public.ts';
import { findPasswordLink } from '../password-link.ts';

export const forgetPassEmailConfirm = implementOpen(call, async (context) => {
  const { input, withoutTenant, inTenant, fail } = context;
  const link = await withoutTenant((tx) => findPasswordLink(tx, input.sign));
  if (link === undefined) return fail('linkExpire');
  const { kind, orgId, userCode } = link;
  return inTenant(orgId, async (tx) => {
    const { account, organization } = await findLinkHolder(tx, orgId, userCode);
    const minutes = await minutesLeft(tx, orgId, input.sign);
    return { account, organization, minutesLeft: minutes, isInvitation: kind === 'invitation' };
  });
});
