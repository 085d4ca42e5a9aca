import { CallFailure } from '../../platform/rpc/failure.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Identity } from './identity.repository.ts';
import { endSessions, markVerified, takeVerifyTry } from './session.repository.ts';

const MOST_FAILURES = 5;

/**
 * Verifies the session if the caller can show who is there, by whatever is judged. The fifth failure in a row ends the
 * session. All of it must be kept, though the call fails.
 */
export async function verifySession(
  tx: Tx,
  { orgId, userCode, sessionId }: Caller,
  judge: () => Promise<Identity['groups'] | null>,
): Promise<{ until: Date } | { failures: number }> {
  const failures = await takeVerifyTry(tx, orgId, sessionId);
  if (failures === undefined) throw new CallFailure('sessionEnded');
  const groups = await judge();
  if (groups !== null) return { until: await markVerified(tx, orgId, sessionId, groups) };
  if (failures >= MOST_FAILURES)
    await endSessions(tx, { orgId, userCode, only: sessionId }, 'identityFailed');
  return { failures };
}
