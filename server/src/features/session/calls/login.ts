import { createHmac } from 'node:crypto';
import { login as call } from '@archway/contract/session/calls';
import { FAILED_LOGINS_BEFORE_SITE_HINT } from '@archway/contract/session/model';
import type { SecretKey } from '../../../platform/config/secrets.ts';
import { implementOpen, type OpenCallContext } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { findAccount, holdAccount } from '../account-lookup.repository.ts';
import { signInBySign } from '../free-login.ts';
import { halfOpen } from '../half-open.ts';
import { clearFailures, currentCounter, takeTry } from '../login-failure.repository.ts';
import { refusalOf } from '../may-sign-in.ts';
import { openSession } from '../open-session.ts';
import { isPassword } from '../passwords.ts';

export const login = implementOpen(call, async (context) => {
  const { input, fail } = context;
  if (input.isFreeLogin) return signInBySign(context, input.sign ?? '', () => fail('linkExpire'));
  const { account = '', password = '' } = input;
  const accountHashes = context.config.secrets.failure.all.map((key) => hashName(key, account));
  const failures = await takeTryOrRefuse(context, accountHashes);

  const found = await context.withoutTenant((tx) => findAccount(tx, account));
  const refuse = (): never => {
    const siteHint = failures >= FAILED_LOGINS_BEFORE_SITE_HINT;
    return fail('wrongCredentials', { data: { failures, siteHint } });
  };
  if (!(await isPassword(found?.password_hash ?? null, password)) || found === undefined) return refuse();

  const outcome = await context.inTenant(found.org_id, async (tx) => {
    const owner = { orgId: found.org_id, userCode: found.user_code };
    // Judging a password takes its time, in which it may have become the old one.
    const held = await holdAccount(tx, owner);
    if (held.password_hash !== found.password_hash) return refuse();
    const asksCode = held.second_step_since !== null;
    if (!asksCode) await clearFailures(tx, owner.orgId, accountHashes);
    // Told only now: whoever knows the password may know about the account.
    const refusal = refusalOf(held);
    if (refusal !== null) return { refusal };
    const { saveLogin } = input;
    if (asksCode) return { ticket: await halfOpen(tx, owner, { saveLogin, accountHashes }) };
    const { sessionId, ...tokens } = await openSession(tx, context, { ...owner, saveLogin });
    await context.writeAudit(tx, { actor: found.user_code, sessionId, object: found.user_code });
    return { tokens };
  });
  if ('refusal' in outcome) return fail(outcome.refusal);
  if ('ticket' in outcome) return fail('secondStepNeeded', { data: { ticket: outcome.ticket } });
  return outcome.tokens;
});

/** Counted under a keyed hash: the table tells nobody which names were tried. */
function hashName({ key }: SecretKey, account: string): Buffer {
  return createHmac('sha256', key).update(`login\n${account.toLowerCase()}`).digest();
}

/** Answers with how many failures there are should this try fail. */
async function takeTryOrRefuse(
  { inTenant, fail }: OpenCallContext<typeof call>,
  accountHashes: readonly Buffer[],
): Promise<number> {
  const taken = await inTenant(SITE_ORG_ID, async (tx) =>
    takeTry(tx, await currentCounter(tx, accountHashes)),
  );
  if ('failures' in taken) return taken.failures;
  const seconds = taken.tooEarlyBy;
  return fail('loginMoreFail', { params: { seconds }, data: { retryAfter: seconds } });
}
