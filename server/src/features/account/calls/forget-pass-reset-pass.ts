import { forgetPassResetPass as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { endSessions, findLink, mailNotice, spendLink } from '../../session/public.ts';
import { getCredentials, savePasswordByMail } from '../account.repository.ts';
import { hashNewPassword, ownWordsOf } from '../new-password.ts';

export const forgetPassResetPass = implementOpen(call, async (context) => {
  const { input, config, request, withoutTenant, inTenant, fail, writeAudit } = context;
  const link = await withoutTenant((tx) => findLink(tx, 'resetPassword', input.sign));
  if (link?.usable !== true) return fail('linkExpire');
  const owner = { orgId: link.org_id, userCode: link.user_code };
  const credentials = await inTenant(owner.orgId, (tx) => getCredentials(tx, owner));
  // Whoever used the link in between has set a password, which must not be told as a refused one here.
  if ((await withoutTenant((tx) => findLink(tx, 'resetPassword', input.sign)))?.usable !== true)
    return fail('linkExpire');
  const { password_hash, former_password_hash } = credentials;
  // Before the link is spent: a refused password must leave it for the next try.
  const hash = await hashNewPassword(
    input.password,
    [password_hash, former_password_hash],
    (problems) => fail('passwordRefused', { data: { problems } }),
    ownWordsOf(credentials),
  );
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, 'resetPassword', input.sign))) return fail('linkExpire');
    await savePasswordByMail(tx, owner, hash);
    await endSessions(tx, owner, 'passwordChanged');
    await mailNotice(tx, { config, request, owner }, 'passwordChanged');
    await writeAudit(tx, { actor: owner.userCode, sessionId: null, object: owner.userCode });
    return {};
  });
});
