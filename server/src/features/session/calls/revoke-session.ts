import { revokeSession as call } from '@archway/contract/session/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { endSessions } from '../session.repository.ts';

export const revokeSession = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { orgId, userCode } = caller;
  const ended = await endSessions(tx, { orgId, userCode, only: input.sessionId }, 'revoked');
  if (ended === 0) return fail('notFound');
  audit({ object: input.sessionId });
  return {};
});
