import { confirmEmail as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink, spendLink } from '../../session/public.ts';
import { activate, saveEmail } from '../account.repository.ts';

/** Two kinds of mail lead here: the first one of a new account, and the one to a changed address. */
const KINDS = ['activate', 'confirmEmail'] as const;

export const emailConfirm = implementOpen(
  call,
  async ({ input, withoutTenant, inTenant, fail, writeAudit }) => {
    for (const kind of KINDS) {
      const link = await withoutTenant((tx) => findLink(tx, kind, input.sign));
      if (link === undefined) continue;
      return inTenant(link.org_id, async (tx) => {
        if (!(await spendLink(tx, link.org_id, kind, input.sign))) return fail('linkExpire');
        const owner = { orgId: link.org_id, userCode: link.user_code };
        if (kind === 'activate') await activate(tx, owner);
        else if (!(await saveEmail(tx, owner, link.detail['email'] ?? ''))) return fail('linkExpire');
        await writeAudit(tx, {
          actor: link.user_code,
          sessionId: null,
          object: link.user_code,
          detail: { kind },
        });
        return {};
      });
    }
    return fail('linkExpire');
  },
);
