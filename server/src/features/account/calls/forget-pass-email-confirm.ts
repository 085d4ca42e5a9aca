import { forgetPassEmailConfirm as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink, findLinkHolder, minutesLeft } from '../../session/public.ts';

export const forgetPassEmailConfirm = implementOpen(call, async (context) => {
  const { input, withoutTenant, inTenant, fail } = context;
  const link = await withoutTenant((tx) => findLink(tx, 'resetPassword', input.sign));
  if (link === undefined || !link.usable) return fail('linkExpire');
  return inTenant(link.org_id, async (tx) => {
    const { account, organization } = await findLinkHolder(tx, link.org_id, link.user_code);
    return { account, organization, minutesLeft: await minutesLeft(tx, link.org_id, input.sign) };
  });
});
