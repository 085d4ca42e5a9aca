import { revokeAllSessions as call } from '@archway/contract/session/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { endSessions } from '../session.repository.ts';

export const revokeAllSessions = implement(call, async ({ caller, tx, audit }) => {
  const { orgId, userCode, sessionId } = caller;
  const ended = await endSessions(tx, { orgId, userCode, except: sessionId }, 'revoked');
  audit({ object: userCode, detail: { ended } });
  return { ended };
});
