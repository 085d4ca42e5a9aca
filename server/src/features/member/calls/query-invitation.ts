import { queryInvitation as call } from '@archway/contract/member/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink, linkEnd } from '../../link/public.ts';
import { findInvitation } from '../invitation.repository.ts';

export const queryInvitation = implementOpen(call, async ({ input, withoutTenant, inTenant, fail }) => {
  const link = await withoutTenant((tx) => findLink(tx, 'invitation', input.sign));
  if (link?.usable !== true) return fail('linkExpire');
  const { org_id: orgId, user_code: userCode, detail } = link;
  return inTenant(orgId, async (tx) => {
    const row = await findInvitation(tx, { orgId, userCode }, detail['invitedBy'] ?? null);
    const { organization, email, scope, permissions } = row;
    return {
      organization,
      organizationType: row.organization_type,
      invitedBy: row.invited_by,
      email,
      role: { code: row.role_code, name: row.role_name, scope, permissions },
      expiresAt: (await linkEnd(tx, orgId, input.sign)).toISOString(),
    };
  });
});
