import { forgetPassResetPass as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { endSessions, mailNotice, spendLink } from '../../session/public.ts';
import { getCredentials, savePasswordByMail } from '../account.repository.ts';
import { hashNewPassword, ownWordsOf } from '../new-password.ts';
import { findPasswordLink } from '../password-link.ts';

export const forgetPassResetPass = implementOpen(call, async (context) => {
  const { input, config, request, withoutTenant, inTenant, fail, writeAudit } = context;
  const link = await withoutTenant((tx) => findPasswordLink(tx, input.sign));
  if (link === undefined) return fail('linkExpire');
  const { kind, ...owner } = link;
  const credentials = await inTenant(owner.orgId, (tx) => getCredentials(tx, owner));
  const { password_hash, former_password_hash } = credentials;
  // Before the link is spent: a refused password must leave it for the next try.
  const hash = await hashNewPassword(
    input.password,
    [password_hash, former_password_hash],
    (problems) => fail('passwordRefused', { data: { problems } }),
    ownWordsOf(credentials),
  );
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, kind, input.sign))) return fail('linkExpire');
    await savePasswordByMail(tx, owner, hash);
    await endSessions(tx, owner, 'passwordChanged');
    // The first password is no news to whoever has just set it.
    if (kind === 'resetPassword') await mailNotice(tx, { config, request, owner }, 'passwordChanged');
    await writeAudit(tx, { actor: owner.userCode, sessionId: null, object: owner.userCode });
    return {};
  });
});
