import { verifyIdentity as call } from '@archway/contract/session/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findAdministrator, findOwnIdentity } from '../identity.repository.ts';
import { isPassword } from '../passwords.ts';
import { verifySession } from '../verify-session.ts';

export const verifyIdentity = implement(call, async ({ input, caller, tx, failKeeping }) => {
  const outcome = await verifySession(tx, caller, async () => {
    const identity =
      input.account === undefined
        ? await findOwnIdentity(tx, caller)
        : await findAdministrator(tx, caller, input.account);
    const isRight = await isPassword(identity?.hash ?? null, input.password);
    return isRight && identity !== undefined ? identity.groups : null;
  });
  if ('failures' in outcome)
    return failKeeping('wrongCredentials', { data: { failures: outcome.failures, siteHint: false } });
  return { verifiedUntil: outcome.until.toISOString() };
});
