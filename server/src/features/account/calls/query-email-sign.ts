import { queryEmailSign as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink } from '../../link/public.ts';
import { maskEmail } from '../account.present.ts';
import { getAddressee } from '../account.repository.ts';

const KINDS = ['activate', 'confirmEmail', 'undoEmail'] as const;

export const queryEmailSign = implementOpen(call, async ({ input, withoutTenant, inTenant, fail }) => {
  for (const kind of KINDS) {
    const link = await withoutTenant((tx) => findLink(tx, kind, input.sign));
    if (link === undefined) continue;
    if (!link.usable) return fail('linkExpire');
    const owner = { orgId: link.org_id, userCode: link.user_code };
    const email =
      link.detail['email'] ?? (await inTenant(owner.orgId, (tx) => getAddressee(tx, owner))).email;
    return { kind, email: maskEmail(email) };
  }
  return fail('linkExpire');
});
