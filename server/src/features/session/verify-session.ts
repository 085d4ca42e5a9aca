import { CallFailure } from '../../platform/rpc/failure.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Identity } from './identity.repository.ts';
import { endSessions, markVerified, takeVerifyTry } from './session.repository.ts';

const MOST_FAILURES = 5;

export type Verification = { until: Date } | { failures: number };

/**
 * Verifies the session if the caller can show who is there, by whatever is judged. The fifth failure in a row ends the
 * session. All of it must be kept, though the call fails.
 */
export async function verifySession(
  tx: Tx,
  caller: Caller,
  judge: () => Promise<Identity['groups'] | null>,
): Promise<Verification> {
  const failures = await takeSessionTry(tx, caller);
  return concludeTry(tx, caller, { failures, groups: await judge() });
}

/** Counts a try in the session before it is judged; more than may fail are not judged. */
export async function takeSessionTry(tx: Tx, { orgId, sessionId }: Caller): Promise<number> {
  const failures = await takeVerifyTry(tx, orgId, sessionId);
  if (failures === undefined || failures > MOST_FAILURES) throw new CallFailure('sessionEnded');
  return failures;
}

/** What becomes of the session once the try is judged. */
export async function concludeTry(
  tx: Tx,
  { orgId, userCode, sessionId }: Caller,
  { failures, groups }: { failures: number; groups: Identity['groups'] | null },
): Promise<Verification> {
  if (groups !== null) return { until: await markVerified(tx, orgId, sessionId, groups) };
  if (failures >= MOST_FAILURES)
    await endSessions(tx, { orgId, userCode, only: sessionId }, 'identityFailed');
  return { failures };
}
