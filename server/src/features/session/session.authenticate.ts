import type { KeyRing } from '../../platform/config/secrets.ts';
import type { Authenticate, Authentication } from '../../platform/rpc/caller.ts';
import { isEnded } from './session-end.ts';
import { findSession, touchSession, type FoundSession, type SessionDatabase } from './session.repository.ts';
import { isGenuine, readToken, type PresentedToken } from './tokens.ts';

const MINUTE = 60_000;
const ACCESS_LIFE = 10 * MINUTE;
const IDLE_LIFE = 30 * MINUTE;
const UNSAVED_LIFE = 12 * 60 * MINUTE;
const SAVED_LIFE = 30 * 24 * 60 * MINUTE;
/** The last use is written at most this often. */
const TOUCH_AFTER = MINUTE;

/**
 * Access token → caller, by the session's row and the database's clock. An answer is kept for `cacheMs`, so a
 * disabled member is out and a changed role is read again within that time; calls that ask for it get a fresh one.
 */
export function makeAuthenticate(db: SessionDatabase, keys: KeyRing, cacheMs: number): Authenticate {
  const kept = new Map<string, { until: number; answer: Authentication }>();
  return async (accessToken, { fresh } = { fresh: false }) => {
    const now = performance.now();
    const known = kept.get(accessToken);
    if (!fresh && known !== undefined && known.until > now) return known.answer;
    const answer = await look(db, keys, accessToken);
    if (kept.size > 20_000) kept.clear();
    if (answer.outcome === 'caller') kept.set(accessToken, { until: now + cacheMs, answer });
    else kept.delete(accessToken);
    return answer;
  };
}

async function look(db: SessionDatabase, keys: KeyRing, accessToken: string): Promise<Authentication> {
  const token = readToken(accessToken);
  if (token === null) return { outcome: 'unknown' };
  const row = await findSession(db, token.sessionId);
  if (row === undefined || !isGenuine('access', keys, { id: token.sessionId, seed: row.seed }, token)) {
    return { outcome: 'unknown' };
  }
  const answer = judge(row, token);
  if (answer.outcome === 'caller' && since(row, row.last_used_at) > TOUCH_AFTER) {
    await touchSession(db, row.org_id, token.sessionId);
  }
  return answer;
}

const since = (row: FoundSession, moment: Date) => row.at.getTime() - moment.getTime();

function judge(row: FoundSession, { sessionId, generation }: PresentedToken): Authentication {
  if (isEnded(row)) return { outcome: 'ended' };
  const isOver = row.save_login
    ? since(row, row.rotated_at) > ACCESS_LIFE || since(row, row.created_at) > SAVED_LIFE
    : since(row, row.last_used_at) > IDLE_LIFE || since(row, row.created_at) > UNSAVED_LIFE;
  if (isOver || generation !== row.generation) return { outcome: 'unknown' };
  return {
    outcome: 'caller',
    caller: {
      userCode: row.user_code,
      orgId: row.org_id,
      orgType: row.org_type,
      roleId: row.role_id,
      scope: row.scope,
      sessionId,
      permissions: row.permissions,
      features: row.features,
      mustChangePassword: row.force_change_password,
      verified: {
        own: row.own_until !== null && row.own_until > row.at,
        administrator: row.administrator_until !== null && row.administrator_until > row.at,
      },
    },
  };
}
