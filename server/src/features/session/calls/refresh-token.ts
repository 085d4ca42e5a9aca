import { refreshToken as call } from '@archway/contract/session/calls';
import { CallFailure } from '../../../platform/rpc/failure.ts';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { deviceHash } from '../device-cookie.ts';
import { tokensOf } from '../open-session.ts';
import { isEnded } from '../session-end.ts';
import { mailSessionsEnded } from '../session-mails.ts';
import { endSessions, findSession, lockSession, rotateSession } from '../session.repository.ts';
import { isGenuine, readToken } from '../tokens.ts';

export const refreshToken = implementOpen(call, async (context) => {
  const { input, config, inTenant, withoutTenant, writeAudit } = context;
  const token = readToken(input.refreshToken);
  const found = token === null ? undefined : await withoutTenant((tx) => findSession(tx, token.sessionId));
  if (token === null || found === undefined) throw new CallFailure('sessionUnknown');
  if (!isGenuine('refresh', config.secrets.session, { id: token.sessionId, seed: found.seed }, token)) {
    throw new CallFailure('sessionUnknown');
  }
  if (isEnded(found)) throw new CallFailure('sessionEnded');
  const device = deviceHash(context);
  const orgId = found.org_id;

  const outcome = await inTenant(orgId, async (tx) => {
    const row = await lockSession(tx, orgId, token.sessionId);
    if (row === undefined || row.ended_at !== null) return 'ended';
    if (!row.is_young || !row.save_login) return 'unknown';
    const sameDevice = row.device_hash !== null && device !== null && row.device_hash.equals(device);
    if (sameDevice && token.generation === row.generation) {
      await rotateSession(tx, orgId, row.id);
      return tokensOf(config.secrets.session, { ...row, generation: row.generation + 1 }, true);
    }
    // The answer to the last refresh was lost, or another tab asked at the same moment: the same pair again.
    if (sameDevice && token.generation === row.generation - 1 && row.just_rotated) {
      return tokensOf(config.secrets.session, row, true);
    }
    // Somebody else holds this token: nobody keeps the session.
    await endSessions(tx, { orgId, userCode: row.user_code, only: row.id }, 'reused');
    await writeAudit(tx, {
      actor: row.user_code,
      sessionId: row.id,
      object: row.id,
      detail: { reused: true },
    });
    const owner = { orgId, userCode: row.user_code };
    await mailSessionsEnded(tx, { config, request: context.request, owner }, row.id);
    return 'ended';
  });
  if (outcome === 'unknown') throw new CallFailure('sessionUnknown');
  if (outcome === 'ended') throw new CallFailure('sessionEnded');
  return outcome;
});
