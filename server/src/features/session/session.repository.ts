import type { IdentityGroup } from '@archway/contract/core/call';
import { IDENTITY_VERIFICATION_MINUTES } from '@archway/contract/session/model';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { HearerRights } from '../../platform/live/hearing.ts';
import { endAllLinks, endSignsOfSessions } from '../link/public.ts';
import type { TokenSource } from './tokens.ts';

/** For the authenticator, which asks before any transaction is open. */
export type SessionDatabase = Database;

/** What `find_session` tells: the session with everything a call must know about its caller. */
export interface FoundSession extends Omit<TokenSource, 'id'> {
  org_id: string;
  user_code: string;
  role_id: string;
  org_type: number;
  org_status: number;
  save_login: boolean;
  device_hash: Buffer | null;
  created_at: Date;
  rotated_at: Date;
  last_used_at: Date;
  own_until: Date | null;
  administrator_until: Date | null;
  ended_at: Date | null;
  end_reason: string | null;
  activation: number;
  force_change_password: boolean;
  scope: 'organization' | 'own';
  permissions: string[];
  features: string[];
  /** The database's time of this answer. */
  at: Date;
}

export async function findSession(db: Database | Tx, sessionId: string): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`select * from find_session(${sessionId})`.execute(db);
  return rows[0];
}

export interface NewSession {
  orgId: string;
  userCode: string;
  seed: Buffer;
  saveLogin: boolean;
  deviceHash: Buffer | null;
  address: string;
  userAgent: string;
  /** The session whose desktop sign opens this one. */
  parentId?: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<TokenSource> {
  const { id, seed, generation } = await tx
    .insertInto('session')
    .values({
      org_id: session.orgId,
      id: uuidv7(),
      user_code: session.userCode,
      seed: session.seed,
      save_login: session.saveLogin,
      device_hash: session.deviceHash,
      address: session.address,
      user_agent: session.userAgent,
      ...(session.parentId === undefined
        ? {}
        : { parent_id: session.parentId, created_at: startOfChild(session.orgId, session.parentId) }),
    })
    .returning(['id', 'seed', 'generation'])
    .executeTakeFirstOrThrow();
  return { id, seed, generation };
}

/** When a session made from another is taken to have begun, so that it is over when the other one is at the latest. */
const startOfChild = (orgId: string, parentId: string) => sql<Date>`(
  select case when save_login then least(app_now(), created_at + interval '30 days' - interval '12 hours')
    else created_at end
  from session where org_id = ${orgId} and bucket = org_bucket(${orgId}) and id = ${parentId})`;

/** Whether the session lives; it stays as it is until the transaction ends, so no other can be made from one just ended. */
export async function holdLiveSession(tx: Tx, orgId: string, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('ended_at')
    .where('org_id', '=', orgId)
    .where('id', '=', sessionId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.ended_at === null;
}

/** The sessions of one member that still live. Every other query of this file starts here. */
function liveSessionsOf(tx: Tx, orgId: string, userCode: string) {
  return tx
    .selectFrom('session')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('ended_at', 'is', null);
}

export async function listSessions(tx: Tx, orgId: string, userCode: string) {
  return liveSessionsOf(tx, orgId, userCode)
    .select(['id', 'save_login', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where(sql<boolean>`case when save_login then created_at > app_now() - interval '30 days'
      else last_used_at > app_now() - interval '30 minutes' and created_at > app_now() - interval '12 hours' end`)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Locks the row, so that of many refreshes at once one rotates and the others see it done. */
export async function lockSession(tx: Tx, orgId: string, sessionId: string) {
  return tx
    .selectFrom('session')
    .select(['id', 'user_code', 'seed', 'generation', 'device_hash', 'save_login', 'ended_at'])
    .select([
      sql<boolean>`created_at > app_now() - interval '30 days'`.as('is_young'),
      sql<boolean>`rotated_at > app_now() - interval '30 seconds'`.as('just_rotated'),
    ])
    .where('org_id', '=', orgId)
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function rotateSession(tx: Tx, orgId: string, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ generation: sql`generation + 1`, rotated_at: sql`app_now()`, last_used_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', sessionId)
    .execute();
}

export type EndReason =
  | 'signedOut'
  | 'revoked'
  | 'reused'
  | 'disabled'
  | 'deleted'
  | 'passwordChanged'
  | 'passwordReset'
  | 'identityFailed'
  | 'addressUndone';

/**
 * Ends sessions of one member: one, all, or all but one, with those made from them. Answers how many. Whatever ends
 * sessions for safety's sake ends all one-time links of the account too, since a thief may have asked for some; a
 * member who signs out keeps theirs, except for the desktop signs of that session.
 */
export async function endSessions(
  tx: Tx,
  { orgId, userCode, only, except }: { orgId: string; userCode: string; only?: string; except?: string },
  reason: EndReason,
): Promise<number> {
  let query = tx
    .updateTable('session')
    .set({ ended_at: sql`app_now()`, end_reason: reason })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('ended_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '!=', except);
  const ended = (await query.returning('id').execute()).map(({ id }) => id);
  const children = await endChildren(tx, orgId, ended, reason);
  if (reason === 'signedOut') await endSignsOfSessions(tx, { orgId, userCode }, [...ended, ...children]);
  else await endAllLinks(tx, { orgId, userCode });
  return ended.length + children.length;
}

/** In a statement of its own: it must see the sessions that were being made while the parents were waited for. */
async function endChildren(
  tx: Tx,
  orgId: string,
  parents: readonly string[],
  reason: EndReason,
): Promise<string[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive descendant as (
      select id from session
        where org_id = ${orgId} and bucket = org_bucket(${orgId}) and parent_id = any(${[...parents]}::uuid[])
      union
      select made.id from session made join descendant on made.parent_id = descendant.id
        where made.org_id = ${orgId} and made.bucket = org_bucket(${orgId}))
    update session set ended_at = app_now(), end_reason = ${reason}
    where org_id = ${orgId} and bucket = org_bucket(${orgId}) and ended_at is null
      and id in (select id from descendant)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Keeps an idle session from ending, and those it was made from, which would otherwise end it. On its own, since it
 * must last even if the call fails.
 */
export async function touchSession(db: Database, orgId: string, sessionId: string): Promise<void> {
  await inTransaction(db, { orgId }, (tx) =>
    sql`with recursive used as (
        select id, parent_id from session
          where org_id = ${orgId} and bucket = org_bucket(${orgId}) and id = ${sessionId}
        union
        select maker.id, maker.parent_id from session maker join used on maker.id = used.parent_id
          where maker.org_id = ${orgId} and maker.bucket = org_bucket(${orgId}))
      update session set last_used_at = app_now()
      where org_id = ${orgId} and bucket = org_bucket(${orgId}) and id in (select id from used)`.execute(tx),
  );
}

/** Verified from now on for exactly as long as the contract says. */
export async function markVerified(
  tx: Tx,
  orgId: string,
  sessionId: string,
  groups: readonly IdentityGroup[],
): Promise<Date> {
  const until = sql<Date>`app_now() + make_interval(mins => ${IDENTITY_VERIFICATION_MINUTES})`;
  const { verified_until } = await tx
    .updateTable('session')
    .set({
      ...(groups.includes('own') ? { own_until: until } : {}),
      ...(groups.includes('administrator') ? { administrator_until: until } : {}),
      verify_failures: 0,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', sessionId)
    .returning(until.as('verified_until'))
    .executeTakeFirstOrThrow();
  return verified_until;
}

/** After another role or password was set, identity is verified anew. */
export async function clearVerification(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({
      own_until: null,
      administrator_until: null,
      verified_until: null,
      verified_by: null,
      verify_failures: 0,
    })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Takes a try before its password is judged: the row stays locked until then, so that tries sent at once are
 * judged one by one. Nothing when the session has been ended meanwhile.
 */
export async function takeVerifyTry(tx: Tx, orgId: string, sessionId: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('session')
    .set({ verify_failures: sql`verify_failures + 1` })
    .where('org_id', '=', orgId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('verify_failures')
    .executeTakeFirst();
  return row?.verify_failures;
}

/** Which of these sessions still hold, of any organization, with what their members may hear. */
export async function liveSessions(
  db: Database,
  sessionIds: readonly string[],
): Promise<Map<string, HearerRights>> {
  const { rows } = await sql<HearerRights & { id: string }>`
    select id, scope, permissions from live_sessions(${sql.val([...sessionIds])}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...rights }) => [id, rights]));
}
