import { listSessions as call } from '@archway/contract/session/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { listSessions as rows } from '../session.repository.ts';

export const listSessions = implement(call, async ({ caller, tx }) => ({
  list: (await rows(tx, caller.orgId, caller.userCode)).map((row) => ({
    sessionId: row.id,
    isCurrent: row.id === caller.sessionId,
    saveLogin: row.save_login,
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  })),
}));
