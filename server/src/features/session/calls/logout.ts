import { logout as call } from '@archway/contract/session/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { endSessions } from '../session.repository.ts';

export const logout = implement(call, async ({ caller, tx, audit }) => {
  const { orgId, userCode, sessionId } = caller;
  await endSessions(tx, { orgId, userCode, only: sessionId }, 'signedOut');
  audit({ object: sessionId });
  return {};
});
