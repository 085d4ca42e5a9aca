import { forgetPassResetPass as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { endSessions, findLink, mailNotice, spendLink } from '../../session/public.ts';
import { savePasswordByMail } from '../account.repository.ts';
import { hashNewPassword } from '../new-password.ts';

export const forgetPassResetPass = implementOpen(call, async (context) => {
  const { input, config, request, withoutTenant, inTenant, fail, writeAudit } = context;
  const link = await withoutTenant((tx) => findLink(tx, 'resetPassword', input.sign));
  if (link === undefined || !link.usable) return fail('linkExpire');
  // Before the link is spent: a refused password must leave it for the next try.
  const hash = await hashNewPassword(input.password, (problems) =>
    fail('passwordRefused', { data: { problems } }),
  );
  const owner = { orgId: link.org_id, userCode: link.user_code };
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, 'resetPassword', input.sign))) return fail('linkExpire');
    await savePasswordByMail(tx, owner, hash);
    await endSessions(tx, owner, 'passwordChanged');
    await mailNotice(tx, { config, request, owner }, 'passwordChanged');
    await writeAudit(tx, { actor: owner.userCode, sessionId: null, object: owner.userCode });
    return {};
  });
});
