import type { CallSpec } from '@archway/contract/core/call';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { OpenCallContext, Tx } from '../../platform/rpc/implement.ts';
import { counterOfCaller, type Target } from './guess-counter.ts';
import { noteRefused, takeGuess, type Guess } from './guess.ts';
import { findAdministrator, findOwnIdentity, type Identity } from './identity.repository.ts';
import { forgiveTries, returnHourlyTry, takeHourlyTry } from './login-failure.repository.ts';
import { isPassword } from './passwords.ts';
import { concludeTry, takeSessionTry } from './verify-session.ts';

type Context = Omit<OpenCallContext<CallSpec>, 'caller' | 'input' | 'fail'> & { caller: Caller };

/** Of one member at the account of another within an hour, over all sessions. */
const MOST_TRIES_AN_HOUR = 5;

interface Asked {
  identity: Identity | undefined;
  target: Target;
  guess: Guess;
  /** Of the session, should this try fail. */
  failures: number;
}

export type Proof =
  | { isRight: true; identity: Identity; forgive: (tx: Tx) => Promise<void> }
  | { isRight: false; failures: number }
  | { isRight: false; tooEarlyBy: number };

/**
 * Judges a password that somebody signed in gives: their own, or an administrator's. Each try counts on the account it is
 * tried at and in the session, which the fifth failure in a row ends. Nothing is held in the database meanwhile.
 */
export async function provePassword(
  context: Context,
  { account, password }: { account?: string | undefined; password: string },
): Promise<Proof> {
  const { caller, inTenant } = context;
  const asked = await inTenant(caller.orgId, (tx) => ask(tx, context, account));
  const { identity, target, guess, failures } = asked;
  if (!('failures' in guess)) return { isRight: false, tooEarlyBy: guess.tooEarlyBy };
  const isRight = await isPassword(identity?.hash ?? null, password);
  if (isRight && identity !== undefined)
    return { isRight, identity, forgive: (tx) => forgive(tx, context, target, guess) };
  await inTenant(caller.orgId, async (tx) => {
    await noteRefused(tx, context, { target, guess, outcome: 'wrongPassword' }, caller);
    await concludeTry(tx, caller, { failures, groups: null });
  });
  return { isRight: false, failures };
}

/** Whose password it must be, and the try counted on that account, on the caller and in the session. */
async function ask(tx: Tx, context: Context, account: string | undefined): Promise<Asked> {
  const { caller } = context;
  const { orgId } = caller;
  const identity =
    account === undefined ? await findOwnIdentity(tx, caller) : await findAdministrator(tx, caller, account);
  const target = { owner: identity && { orgId, userCode: identity.userCode }, typed: account ?? '' };
  const guess = await takeGuessOfCaller(tx, context, target);
  if ('failures' in guess) return { identity, target, guess, failures: await takeSessionTry(tx, caller) };
  await noteRefused(tx, context, { target, guess, outcome: 'tooEarly' }, caller);
  return { identity, target, guess, failures: 0 };
}

/** At the own password a thief of the session must not use up what the owner needs: only the account counts there. */
const isOwn = ({ userCode }: Caller, { owner }: Target): boolean => owner?.userCode === userCode;

async function takeGuessOfCaller(tx: Tx, context: Context, target: Target): Promise<Guess> {
  const { caller, config } = context;
  if (isOwn(caller, target)) return takeGuess(tx, caller.orgId, context, target);
  const counter = counterOfCaller(config, caller, target);
  const ofCaller = await takeHourlyTry(tx, caller.orgId, counter, MOST_TRIES_AN_HOUR);
  if ('tooEarlyBy' in ofCaller) return { ...ofCaller, counter };
  const guess = await takeGuess(tx, caller.orgId, context, target);
  if ('tooEarlyBy' in guess) await returnHourlyTry(tx, caller.orgId, counter);
  return guess;
}

async function forgive(tx: Tx, context: Context, target: Target, { counter }: Guess): Promise<void> {
  const { caller, config } = context;
  await forgiveTries(tx, caller.orgId, counter, 1);
  if (!isOwn(caller, target))
    await forgiveTries(tx, caller.orgId, counterOfCaller(config, caller, target), 1);
}
