import { verifyIdentity as call } from '@archway/contract/session/calls';
import { CallFailure } from '../../../platform/rpc/failure.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { findAdministratorHash, findOwnHash } from '../identity.repository.ts';
import { isPassword } from '../passwords.ts';
import { endSessions, markVerified, takeVerifyTry } from '../session.repository.ts';

const MOST_FAILURES = 5;

export const verifyIdentity = implement(call, async ({ input, caller, tx, failKeeping }) => {
  const { orgId, userCode, sessionId } = caller;
  const failures = await takeVerifyTry(tx, orgId, sessionId);
  if (failures === undefined) throw new CallFailure('sessionEnded');
  const identity =
    input.account === undefined
      ? await findOwnHash(tx, caller)
      : await findAdministratorHash(tx, caller, input.account);
  if (await isPassword(identity?.hash ?? null, input.password)) {
    const until = await markVerified(tx, orgId, sessionId, identity?.counts ?? 'own');
    return { verifiedUntil: until.toISOString() };
  }
  if (failures >= MOST_FAILURES)
    await endSessions(tx, { orgId, userCode, only: sessionId }, 'identityFailed');
  return failKeeping('wrongCredentials', { data: { failures, siteHint: false } });
});
