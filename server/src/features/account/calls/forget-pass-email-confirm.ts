import { forgetPassEmailConfirm as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink } from '../../session/public.ts';

export const forgetPassEmailConfirm = implementOpen(call, async ({ input, withoutTenant, fail }) => {
  const link = await withoutTenant((tx) => findLink(tx, 'resetPassword', input.sign));
  return link?.usable ? {} : fail('linkExpire');
});
