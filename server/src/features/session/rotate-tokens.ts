import type { Tokens } from '@archway/contract/session/model';
import type { Config } from '../../platform/config/config.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { tokensOf } from './open-session.ts';
import { lockSession, rotateSession } from './session.repository.ts';

/** New tokens for the caller's session; whoever else knows the old ones has nothing more. */
export async function rotateTokens(
  tx: Tx,
  config: Config,
  { orgId, sessionId }: Caller,
): Promise<Partial<Tokens>> {
  const row = await lockSession(tx, orgId, sessionId);
  if (row === undefined || row.ended_at !== null) return {};
  await rotateSession(tx, orgId, sessionId);
  return tokensOf(config.secrets.session, { ...row, generation: row.generation + 1 }, row.save_login);
}
