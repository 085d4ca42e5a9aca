import { queryLoginSign as call } from '@archway/contract/session/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink, findLinkHolder } from '../../link/public.ts';

export const queryLoginSign = implementOpen(call, async ({ input, withoutTenant, inTenant, fail }) => {
  const link = await withoutTenant((tx) => findLink(tx, 'freeLogin', input.sign));
  if (link === undefined || !link.usable) return fail('linkExpire');
  return inTenant(link.org_id, async (tx) => findLinkHolder(tx, link.org_id, link.user_code));
});
