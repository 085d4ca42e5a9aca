import type { CallSpec } from '@archway/contract/core/call';
import { enqueueNow } from '../../platform/jobs/enqueue.ts';
import type { OpenCallContext, Tx } from '../../platform/rpc/implement.ts';
import { deviceHash } from './device-cookie.ts';
import { counterFor, ownerOrNobody, type Target } from './guess-counter.ts';
import { mailFailedSignIns } from './jobs/mail-failed-sign-ins.ts';
import { PAUSING_FAILURE, takeTry, type Counter, type Try } from './login-failure.repository.ts';

type Context = Pick<OpenCallContext<CallSpec>, 'config' | 'cookie' | 'setCookie' | 'auditRefusal'>;
type Refused = 'wrongPassword' | 'wrongCode' | 'tooEarly';

/** A try at a password, and what it is counted under. */
export type Guess = Try & { counter: Counter };

/**
 * Counts a try at a password before it is judged, in a transaction of this organization. For accounts that do not exist
 * the same is done.
 */
export async function takeGuess(tx: Tx, orgId: string, context: Context, target: Target): Promise<Guess> {
  const counter = await counterFor(tx, context.config, target, deviceHash(context));
  return { counter, ...(await takeTry(tx, orgId, counter)) };
}

/**
 * Notes in the account's organization that a try was refused, or in the site's, under the counter, if nobody has the
 * name. The tenth failure is told to the owner, by a job: finding the mailbox takes time that would tell which accounts
 * exist.
 */
export async function noteRefused(
  tx: Tx,
  { auditRefusal }: Context,
  { target, guess, outcome }: { target: Target; guess: Guess; outcome: Refused },
  by: { userCode: string; sessionId: string } | null = null,
): Promise<void> {
  const { orgId, userCode } = ownerOrNobody(target);
  await auditRefusal(tx, {
    actor: by?.userCode ?? null,
    sessionId: by?.sessionId ?? null,
    object: target.owner?.userCode ?? (by === null ? (guess.counter[0]?.toString('hex') ?? null) : null),
    outcome,
  });
  if ('failures' in guess && guess.failures === PAUSING_FAILURE)
    await enqueueNow(tx, orgId, mailFailedSignIns, [{ userCode }]);
}

/** What the failure `loginMoreFail` carries. */
export const waitFor = (seconds: number) => ({ params: { seconds }, data: { retryAfter: seconds } });
