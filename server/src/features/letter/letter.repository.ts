import type { NoticeEvent } from '@archway/rules/notice-events';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ListSpec } from '../../platform/list/sort.ts';

export type LetterRow = Selectable<Schema['letter']>;

export interface Reader {
  orgId: string;
  userCode: string;
}

/** The letters of one member, and no others. Every query of this file starts here. */
function lettersOf(tx: Tx, { orgId, userCode }: Reader) {
  return tx.selectFrom('letter').where('letter.org_id', '=', orgId).where('letter.user_code', '=', userCode);
}

export const LETTER_LIST: ListSpec = {
  id: 'letter.id',
  sorts: { createdAt: { column: 'letter.created_at', is: 'time' } },
};

export function findLetters(
  tx: Tx,
  reader: Reader,
  { type, unreadOnly = false }: { type?: number | undefined; unreadOnly?: boolean | undefined },
) {
  let letters = lettersOf(tx, reader).selectAll('letter');
  if (type !== undefined) letters = letters.where('letter.type', '=', type);
  if (unreadOnly) letters = letters.where('letter.read_at', 'is', null);
  return letters;
}

export async function countUnread(tx: Tx, reader: Reader): Promise<number> {
  const { unread } = await lettersOf(tx, reader)
    .where('letter.read_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

export interface NewLetter {
  type: number;
  event: NoticeEvent;
  params: Record<string, string | number>;
  path: string;
  occasion: string;
}

/** False when the member has a letter of this occasion already. */
export async function insertLetter(
  tx: Tx,
  { orgId, userCode }: Reader,
  { params, ...letter }: NewLetter,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('letter')
    .values({
      org_id: orgId,
      id: uuidv7(),
      user_code: userCode,
      params: JSON.stringify(params),
      ...letter,
    })
    .onConflict((conflict) => conflict.columns(['bucket', 'org_id', 'user_code', 'occasion']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many were unread until now. */
export async function markLettersRead(
  tx: Tx,
  { orgId, userCode }: Reader,
  ids: readonly string[] | undefined,
): Promise<number> {
  let letters = tx
    .updateTable('letter')
    .set({ read_at: sql`app_now()` })
    .where('letter.org_id', '=', orgId)
    .where('letter.user_code', '=', userCode)
    .where('letter.read_at', 'is', null);
  if (ids !== undefined) {
    if (ids.length === 0) return 0;
    letters = letters.where('letter.id', 'in', [...ids]);
  }
  const { numUpdatedRows } = await letters.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
