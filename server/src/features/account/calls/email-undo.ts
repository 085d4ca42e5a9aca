import { randomUUID } from 'node:crypto';
import { undoEmail as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { forgetCredentialsSince } from '../../credential/public.ts';
import { endSessions } from '../../session/public.ts';
import { endUndoLinksSince, findLink, spendLinkMadeAt } from '../../link/public.ts';
import { mailPasswordLink } from '../account-mails.ts';
import { getAddressee, saveEmail, voidPassword } from '../account.repository.ts';

/** Whoever reads the old mailbox takes the account back, as it was before: the password may be known to somebody. */
export const emailUndo = implementOpen(call, async (context) => {
  const { input, config, withoutTenant, inTenant, fail, writeAudit } = context;
  const link = await withoutTenant((tx) => findLink(tx, 'undoEmail', input.sign));
  if (link === undefined) return fail('linkExpire');
  const owner = { orgId: link.org_id, userCode: link.user_code };
  const email = link.detail['email'] ?? '';
  return inTenant(owner.orgId, async (tx) => {
    const changedAt = await spendLinkMadeAt(tx, owner.orgId, 'undoEmail', input.sign);
    if (changedAt === undefined) return fail('linkExpire');
    if (!(await saveEmail(tx, owner, email))) return fail('linkExpire');
    await voidPassword(tx, owner);
    await endSessions(tx, owner, 'addressUndone');
    await endUndoLinksSince(tx, owner, changedAt);
    await forgetCredentialsSince(tx, owner, changedAt);
    const addressee = await getAddressee(tx, owner);
    await mailPasswordLink({ tx, config }, { ...addressee, ...owner }, randomUUID());
    await writeAudit(tx, { actor: owner.userCode, sessionId: null, object: owner.userCode });
    return {};
  });
});
