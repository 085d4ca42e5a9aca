import { JOIN_REQUEST_DAYS } from '@archway/rules/invitations';
import { languageOf, type Language } from '@archway/rules/languages';
import { sql, type Selectable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ListSpec } from '../../platform/list/sort.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export type JoinRequestRow = Selectable<Schema['join_request']>;

/** The requests of one organization. Every query that reads them starts here. */
function requestsOf(tx: Tx, orgId: string) {
  return tx.selectFrom('join_request').where('join_request.org_id', '=', orgId);
}

/** Those that wait for an answer. */
export function findOpenRequests(tx: Tx, orgId: string) {
  return requestsOf(tx, orgId)
    .selectAll('join_request')
    .where('join_request.answer', 'is', null)
    .where('join_request.expires_at', '>', sql<Date>`app_now()`);
}

export const JOIN_REQUEST_LIST: ListSpec = {
  id: 'join_request.id',
  sorts: { createdAt: { column: 'join_request.asked_at', is: 'time' } },
};

export async function countOpenRequests(tx: Tx, orgId: string): Promise<number> {
  const { open } = await findOpenRequests(tx, orgId)
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

export interface Asker {
  requestId: string;
  displayName: string;
  email: string;
  language: Language;
}

/** False when the address waits for an answer already. A request that is over is asked anew in its own row. */
export async function keepRequest(
  tx: Tx,
  orgId: string,
  { requestId, displayName, email, language }: Asker,
): Promise<boolean> {
  const until = sql<Date>`app_now() + make_interval(days => ${JOIN_REQUEST_DAYS})`;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('join_request')
    .values({
      org_id: orgId,
      id: requestId,
      email,
      display_name: displayName,
      language,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`org_id, lower(email)`)
        .where('answer', 'is', null)
        .doUpdateSet({
          display_name: displayName,
          language,
          asked_at: sql`app_now()`,
          expires_at: until,
          version: sql<number>`join_request.version + 1`,
        })
        .where('join_request.expires_at', '<=', sql<Date>`app_now()`),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type LockedRequest = Omit<JoinRequestRow, 'language'> & { language: Language; is_open: boolean };

/** Locked until the transaction ends: of two answers at once the second sees the first. */
export async function lockRequest(
  tx: Tx,
  { orgId }: Caller,
  requestId: string,
): Promise<LockedRequest | undefined> {
  const row = await requestsOf(tx, orgId)
    .selectAll('join_request')
    .select(sql<boolean>`join_request.answer is null and join_request.expires_at > app_now()`.as('is_open'))
    .where('join_request.id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, language: languageOf(row.language) };
}

export async function saveAnswer(
  tx: Tx,
  { orgId, userCode }: Caller,
  requestId: string,
  answer: 'accepted' | 'declined',
): Promise<void> {
  await tx
    .updateTable('join_request')
    .set({
      answer,
      answered_at: sql`app_now()`,
      answered_by: userCode,
      version: sql<number>`version + 1`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .execute();
}
