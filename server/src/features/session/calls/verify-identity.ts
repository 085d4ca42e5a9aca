import { verifyIdentity as call } from '@archway/contract/session/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findAdministratorHash, findOwnHash } from '../identity.repository.ts';
import { isPassword } from '../passwords.ts';
import { countVerifyFailure, endSessions, markVerified } from '../session.repository.ts';

const MOST_FAILURES = 5;

export const verifyIdentity = implement(call, async ({ input, caller, tx, failKeeping }) => {
  const { orgId, userCode, sessionId } = caller;
  const identity =
    input.account === undefined
      ? await findOwnHash(tx, caller)
      : await findAdministratorHash(tx, caller, input.account);
  if (await isPassword(identity?.hash ?? null, input.password)) {
    const until = await markVerified(tx, orgId, sessionId, identity?.counts ?? 'own');
    return { verifiedUntil: until.toISOString() };
  }
  const failures = await countVerifyFailure(tx, orgId, sessionId);
  if (failures >= MOST_FAILURES)
    await endSessions(tx, { orgId, userCode, only: sessionId }, 'identityFailed');
  return failKeeping('wrongCredentials', { data: { failures, siteHint: false } });
});
