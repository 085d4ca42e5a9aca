import { createHmac } from 'node:crypto';
import { login as call } from '@archway/contract/session/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { implementOpen, type OpenCallContext } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { findAccount } from '../account-lookup.repository.ts';
import { signInBySign } from '../free-login.ts';
import { clearFailures, countFailure, secondsPaused } from '../login-failure.repository.ts';
import { openSession } from '../open-session.ts';
import { isPassword } from '../passwords.ts';

/** From this many failures on the page asks whether the account belongs to another site. */
const SITE_HINT_AFTER = 3;

export const login = implementOpen(call, async (context) => {
  const { input, fail } = context;
  if (input.isFreeLogin) return signInBySign(context, input.sign ?? '', () => fail('linkExpire'));
  const { account = '', password = '' } = input;
  const accountHash = hashName(context.config.SITE_SECRET, account);
  await refuseWhilePaused(context, accountHash);

  const found = await context.withoutTenant((tx) => findAccount(tx, account));
  if (!(await isPassword(found?.password_hash ?? null, password)) || found === undefined) {
    return refuse(context, accountHash);
  }
  // Told only now: whoever knows the password may know about the account.
  if (found.activation === ACTIVATION.disabled) return fail('accountDisabled');
  if (found.activation === ACTIVATION.notActivated || !found.email_verified) return fail('noVerifyEmail');

  await context.inTenant(SITE_ORG_ID, (tx) => clearFailures(tx, accountHash));
  return context.inTenant(found.org_id, async (tx) => {
    const owner = { orgId: found.org_id, userCode: found.user_code };
    const { sessionId, ...tokens } = await openSession(tx, context, { ...owner, saveLogin: input.saveLogin });
    await context.writeAudit(tx, { actor: found.user_code, sessionId, object: found.user_code });
    return tokens;
  });
});

/** Counted under a keyed hash: the table tells nobody which names were tried. */
function hashName(siteSecret: string, account: string): Buffer {
  return createHmac('sha256', Buffer.from(siteSecret, 'hex'))
    .update(`login\n${account.toLowerCase()}`)
    .digest();
}

type Context = OpenCallContext<typeof call>;

async function refuseWhilePaused({ inTenant, fail }: Context, accountHash: Buffer): Promise<void> {
  const seconds = await inTenant(SITE_ORG_ID, (tx) => secondsPaused(tx, accountHash));
  if (seconds > 0) fail('loginMoreFail', { params: { seconds }, data: { retryAfter: seconds } });
}

async function refuse({ inTenant, fail }: Context, accountHash: Buffer): Promise<never> {
  const failures = await inTenant(SITE_ORG_ID, (tx) => countFailure(tx, accountHash));
  return fail('wrongCredentials', { data: { failures, siteHint: failures >= SITE_HINT_AFTER } });
}
