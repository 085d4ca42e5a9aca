import { login as call } from '@archway/contract/session/calls';
import { FAILED_LOGINS_BEFORE_SITE_HINT, type Tokens } from '@archway/contract/session/model';
import { implementOpen, type OpenCallContext } from '../../../platform/rpc/implement.ts';
import { findAccount, holdAccount, type FoundAccount } from '../account-lookup.repository.ts';
import { signInBySign } from '../free-login.ts';
import { ownerOrNobody, type Target } from '../guess-counter.ts';
import { noteRefused, takeGuess, waitFor, type Guess } from '../guess.ts';
import { startSecondStep } from '../second-step.ts';
import { forgiveTries } from '../login-failure.repository.ts';
import { refusalOf } from '../may-sign-in.ts';
import { openSession } from '../open-session.ts';
import { isPassword } from '../passwords.ts';

type Context = OpenCallContext<typeof call>;

export const login = implementOpen(call, async (context) => {
  const { input, fail } = context;
  if (input.isFreeLogin) return signInBySign(context, input.sign ?? '', () => fail('linkExpire'));
  const { account = '', password = '' } = input;
  const found = await context.withoutTenant((tx) => findAccount(tx, account));
  const owner = found && { orgId: found.org_id, userCode: found.user_code };
  const target = { owner, typed: account };
  const guess = await takeGuessOrRefuse(context, target);

  const isRight = await isPassword(found?.password_hash ?? null, password);
  const outcome = isRight && found !== undefined ? await enter(context, found, guess) : 'wrong';
  if (outcome !== 'wrong') return outcome;
  await context.inTenant(ownerOrNobody(target).orgId, (tx) =>
    noteRefused(tx, context, { target, guess, outcome: 'wrongPassword' }),
  );
  const { failures } = guess;
  const siteHint = failures >= FAILED_LOGINS_BEFORE_SITE_HINT;
  return fail('wrongCredentials', { data: { failures, siteHint } });
});

/** Answers with how many failures there are should this try fail. */
async function takeGuessOrRefuse(
  context: Context,
  target: Target,
): Promise<Extract<Guess, { failures: number }>> {
  const { orgId } = ownerOrNobody(target);
  const guess = await context.inTenant(orgId, async (tx) => {
    const taken = await takeGuess(tx, orgId, context, target);
    if ('tooEarlyBy' in taken) await noteRefused(tx, context, { target, guess: taken, outcome: 'tooEarly' });
    return taken;
  });
  return 'failures' in guess ? guess : context.fail('loginMoreFail', waitFor(guess.tooEarlyBy));
}

/** Signs in whoever knew the password, as far as the account lets them. */
async function enter(context: Context, found: FoundAccount, { counter }: Guess): Promise<Tokens | 'wrong'> {
  const { input, fail } = context;
  const { saveLogin } = input;
  const outcome = await context.inTenant(found.org_id, async (tx) => {
    const owner = { orgId: found.org_id, userCode: found.user_code };
    // Judging a password takes its time, in which it may have become the old one.
    const held = await holdAccount(tx, owner);
    if (held.password_hash !== found.password_hash) return 'wrong';
    const asksCode = held.second_step_since !== null;
    if (!asksCode) await forgiveTries(tx, owner.orgId, counter, 1);
    // Told only now: whoever knows the password may know about the account.
    const refusal = refusalOf(held);
    if (refusal !== null) return { refusal };
    if (asksCode) return { ticket: await startSecondStep(tx, owner, { saveLogin, counter }) };
    const { sessionId, ...tokens } = await openSession(tx, context, { ...owner, saveLogin });
    await context.writeAudit(tx, { actor: found.user_code, sessionId, object: found.user_code });
    return { tokens };
  });
  if (outcome === 'wrong') return outcome;
  if ('refusal' in outcome) return fail(outcome.refusal);
  if ('ticket' in outcome) return fail('secondStepNeeded', { data: { ticket: outcome.ticket } });
  return outcome.tokens;
}
