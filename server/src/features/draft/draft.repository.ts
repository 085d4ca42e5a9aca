import { MOST_DRAFTS, type DraftKind } from '@archway/rules/drafts';
import { sql, type Selectable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';

export type DraftRow = Selectable<Schema['draft']>;

/** Whose, and of what. */
export interface DraftKey {
  orgId: string;
  userCode: string;
  kind: DraftKind;
  subject: string;
}

export async function findDraft(
  tx: Tx,
  { orgId, userCode, kind, subject }: DraftKey,
): Promise<DraftRow | undefined> {
  return tx
    .selectFrom('draft')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('owner_code', '=', userCode)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Nothing when there is one of another version. */
export async function writeDraft(
  tx: Tx,
  { orgId, userCode, kind, subject }: DraftKey,
  { body, version }: { body: string; version: number },
): Promise<Pick<DraftRow, 'version' | 'saved_at'> | undefined> {
  return tx
    .insertInto('draft')
    .values({ org_id: orgId, owner_code: userCode, kind, subject, body, version: version + 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'org_id', 'owner_code', 'kind', 'subject'])
        .doUpdateSet({ body, version: sql`draft.version + 1`, saved_at: sql`app_now()` })
        .where('draft.version', '=', version),
    )
    .returning(['version', 'saved_at'])
    .executeTakeFirst();
}

export async function deleteDraft(tx: Tx, { orgId, userCode, kind, subject }: DraftKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('draft')
    .where('org_id', '=', orgId)
    .where('owner_code', '=', userCode)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The oldest go, so that nobody fills a site with what is never saved. */
export async function dropOldest(
  tx: Tx,
  { orgId, userCode }: Pick<DraftKey, 'orgId' | 'userCode'>,
): Promise<void> {
  await sql`delete from draft where org_id = ${orgId} and bucket = org_bucket(${orgId}) and owner_code = ${userCode}
    and (kind, subject) in (
      select kind, subject from draft
      where org_id = ${orgId} and bucket = org_bucket(${orgId}) and owner_code = ${userCode}
      order by saved_at desc, kind, subject offset ${MOST_DRAFTS})`.execute(tx);
}
