import { forgetPassEmailConfirm as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink, findLinkHolder, minutesLeft } from '../../link/public.ts';

export const forgetPassEmailConfirm = implementOpen(call, async (context) => {
  const { input, withoutTenant, inTenant, fail } = context;
  const link = await withoutTenant((tx) => findLink(tx, 'resetPassword', input.sign));
  if (link?.usable !== true) return fail('linkExpire');
  const { org_id: orgId, user_code: userCode } = link;
  return inTenant(orgId, async (tx) => {
    const { account, organization } = await findLinkHolder(tx, orgId, userCode);
    const minutes = await minutesLeft(tx, orgId, input.sign);
    return { account, organization, minutesLeft: minutes };
  });
});
