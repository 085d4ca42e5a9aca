import { verifyIdentity as call } from '@archway/contract/session/calls';
import { implementOpen, type OpenCallContext, type Tx } from '../../../platform/rpc/implement.ts';
import { counterOfCaller, type Target } from '../guess-counter.ts';
import { noteRefused, takeGuess, waitFor, type Guess } from '../guess.ts';
import { findAdministrator, findOwnIdentity, type Identity } from '../identity.repository.ts';
import { forgiveTries, returnHourlyTry, takeHourlyTry } from '../login-failure.repository.ts';
import { isPassword } from '../passwords.ts';
import { settleSession, takeSessionTry } from '../verify-session.ts';

type Context = OpenCallContext<typeof call>;

/** Of one member at one account within an hour, over all sessions. */
const MOST_TRIES_AN_HOUR = 5;

export const verifyIdentity = implementOpen(call, async (context) => {
  const { input, caller, inTenant, fail } = context;
  const asked = await inTenant(caller.orgId, (tx) => ask(tx, context));
  const { identity, target, guess } = asked;
  if (!('failures' in guess)) return fail('loginMoreFail', waitFor(guess.tooEarlyBy));

  const isRight = await isPassword(identity?.hash ?? null, input.password);
  const groups = isRight && identity !== undefined ? identity.groups : null;
  const outcome = await inTenant(caller.orgId, async (tx) => {
    if (groups === null) await noteRefused(tx, context, { target, guess, outcome: 'wrongPassword' }, caller);
    else await noteVerified(tx, context, target, guess);
    return settleSession(tx, caller, { failures: asked.failures, groups });
  });
  if ('failures' in outcome)
    return fail('wrongCredentials', { data: { failures: outcome.failures, siteHint: false } });
  return { verifiedUntil: outcome.until.toISOString() };
});

interface Asked {
  identity: Identity | undefined;
  target: Target;
  guess: Guess;
  /** Of the session, should this try fail. */
  failures: number;
}

/** Whose password it must be, and the try counted on that account, on the caller and in the session. */
async function ask(tx: Tx, context: Context): Promise<Asked> {
  const { input, caller } = context;
  const { account } = input;
  const { orgId } = caller;
  const identity =
    account === undefined ? await findOwnIdentity(tx, caller) : await findAdministrator(tx, caller, account);
  const target = { owner: identity && { orgId, userCode: identity.userCode }, typed: account ?? '' };
  const guess = await takeGuessOfCaller(tx, context, target);
  if ('failures' in guess) return { identity, target, guess, failures: await takeSessionTry(tx, caller) };
  await noteRefused(tx, context, { target, guess, outcome: 'tooEarly' }, caller);
  return { identity, target, guess, failures: 0 };
}

async function takeGuessOfCaller(tx: Tx, context: Context, target: Target): Promise<Guess> {
  const { caller, config } = context;
  const counter = counterOfCaller(config, caller, target);
  const ofCaller = await takeHourlyTry(tx, caller.orgId, counter, MOST_TRIES_AN_HOUR);
  if ('tooEarlyBy' in ofCaller) return { ...ofCaller, counter };
  const guess = await takeGuess(tx, caller.orgId, context, target);
  if ('tooEarlyBy' in guess) await returnHourlyTry(tx, caller.orgId, counter);
  return guess;
}

async function noteVerified(tx: Tx, context: Context, target: Target, { counter }: Guess): Promise<void> {
  const { caller, config, writeAudit } = context;
  const { orgId, userCode, sessionId } = caller;
  await forgiveTries(tx, orgId, counter, 1);
  await forgiveTries(tx, orgId, counterOfCaller(config, caller, target), 1);
  const object = target.owner?.userCode ?? userCode;
  await writeAudit(tx, { actor: userCode, sessionId, object, detail: { outcome: 'verified' } });
}
