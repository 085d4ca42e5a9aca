import { verifyIdentity as call } from '@archway/contract/session/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { waitFor } from '../guess.ts';
import { provePassword } from '../prove-password.ts';
import { markVerified } from '../session.repository.ts';

export const verifyIdentity = implementOpen(call, async (context) => {
  const { input, caller, inTenant, fail, writeAudit } = context;
  const { orgId, userCode, sessionId } = caller;
  const proof = await provePassword(context, input);
  if ('tooEarlyBy' in proof) return fail('loginMoreFail', waitFor(proof.tooEarlyBy));
  if (!proof.isRight)
    return fail('wrongCredentials', { data: { failures: proof.failures, siteHint: false } });
  const { identity, forgive } = proof;
  const until = await inTenant(orgId, async (tx) => {
    await forgive(tx);
    const object = identity.userCode;
    await writeAudit(tx, { actor: userCode, sessionId, object, detail: { outcome: 'verified' } });
    return markVerified(tx, orgId, sessionId, identity.groups);
  });
  return { verifiedUntil: until.toISOString() };
});
