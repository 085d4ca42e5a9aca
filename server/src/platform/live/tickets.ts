import { createHash, randomBytes } from 'node:crypto';
import type { LiveChannel } from '@archway/contract/core/live';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Caller } from '../rpc/caller.ts';

const TICKET_SECONDS = 30;

/** The member and session of a socket. */
export type SocketOwner = Pick<Caller, 'orgId' | 'userCode' | 'sessionId'>;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** A ticket opens one socket of one channel, once, within 30 seconds. Only its hash is stored. */
export async function issueTicket(
  tx: Tx,
  { userCode, sessionId }: SocketOwner,
  channel: LiveChannel,
): Promise<string> {
  const ticket = randomBytes(16).toString('base64url');
  await sql`insert into live_ticket (org_id, hash, channel, user_code, session_id, expires_at)
    values (app_org(), ${hashOf(ticket)}, ${channel}, ${userCode}, ${sessionId},
      app_now() + make_interval(secs => ${TICKET_SECONDS}))`.execute(tx);
  return ticket;
}

export async function takeTicket(
  db: Database,
  ticket: string,
  channel: LiveChannel,
): Promise<SocketOwner | null> {
  const { rows } = await sql<{ org_id: string; user_code: string; session_id: string }>`
    select * from take_live_ticket(${hashOf(ticket)}, ${channel})`.execute(db);
  const taken = rows[0];
  return taken === undefined
    ? null
    : { orgId: taken.org_id, userCode: taken.user_code, sessionId: taken.session_id };
}
