import type { JoinRequest } from '@archway/contract/member/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { lockRequest, type JoinRequestRow, type LockedRequest } from './join-request.repository.ts';

export const presentJoinRequest = (row: JoinRequestRow): JoinRequest => ({
  requestId: row.id,
  displayName: row.display_name,
  email: row.email,
  askedAt: row.asked_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  version: row.version,
});

/** A request that waits for an answer, held for the caller alone; or why it can't be answered. */
export async function takeRequest(
  tx: Tx,
  caller: Caller,
  { requestId, version }: { requestId: string; version: number },
): Promise<LockedRequest | 'notFound' | 'joinRequestAnswered'> {
  const request = await lockRequest(tx, caller, requestId);
  if (request === undefined) return 'notFound';
  return request.is_open && request.version === version ? request : 'joinRequestAnswered';
}
