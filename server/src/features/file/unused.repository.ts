import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { listFileUses, refersTo, type FileUse } from './file-uses.repository.ts';
import type { FileRow } from './file.repository.ts';

/** A file that was sent and not taken into use, or is no longer, is kept this long. */
const KEPT = sql`app_now() - interval '1 day'`;

/** A file that was taken out of its case after this can be put back, and is kept until then. */
export const RESTORABLE_SINCE = sql<Date>`app_now() - interval '30 days'`;

/**
 * Marks what nobody uses any more, and answers with it. From then on it is nobody's, and its object may go. Archives come
 * second, since they are used by what came out of them.
 */
export async function markRemoved(tx: Tx, orgId: string): Promise<FileRow[]> {
  const uses = await listFileUses(tx);
  return [...(await markUnused(tx, orgId, uses, '<>')), ...(await markUnused(tx, orgId, uses, '='))];
}

function markUnused(
  tx: Tx,
  orgId: string,
  uses: readonly FileUse[],
  archives: '=' | '<>',
): Promise<FileRow[]> {
  return (
    tx
      .updateTable('file')
      .set({ removed_at: sql`app_now()` })
      .where('file.org_id', '=', orgId)
      .where('file.kind', archives, 'archive')
      .where('file.removed_at', 'is', null)
      .where(sql<boolean>`file.created_at < ${KEPT} and file.updated_at < ${KEPT}`)
      // What waits for a worker is not forgotten, however long the worker takes.
      .where((eb) => eb.or([eb('file.tag', '<>', 'uploaded'), eb('file.code', 'is not', null)]))
      // What has not come by now will not come, even if a case waits for it.
      .where((eb) => eb.or([eb('file.tag', '=', 'uploading'), eb.not(isUsed(eb, orgId, uses))]))
      .returningAll()
      .execute()
  );
}

function isUsed(eb: ExpressionBuilder<Schema, 'file'>, orgId: string, uses: readonly FileUse[]) {
  return eb.or([
    ...uses.map((use) => refersTo(use, orgId)),
    isInCase(eb, orgId),
    isRestorable(eb, orgId),
    isUnpacked(eb, orgId),
  ]);
}

function isInCase(eb: ExpressionBuilder<Schema, 'file'>, orgId: string) {
  return eb.exists(
    eb
      .selectFrom('case_file')
      .select('case_file.file_id')
      .where('case_file.org_id', '=', orgId)
      .where('case_file.removed_at', 'is', null)
      .whereRef('case_file.file_id', '=', 'file.id'),
  );
}

/**
 * Taken out of its case a short while ago; or out of such an archive, and never in the case itself: with the archive it
 * would come into it.
 */
function isRestorable(eb: ExpressionBuilder<Schema, 'file'>, orgId: string) {
  const mentions = eb
    .selectFrom('case_file')
    .select('case_file.file_id')
    .where('case_file.org_id', '=', orgId);
  const recent = mentions.where('case_file.removed_at', '>', RESTORABLE_SINCE);
  return eb.or([
    eb.exists(recent.whereRef('case_file.file_id', '=', 'file.id')),
    eb.and([
      eb.exists(recent.whereRef('case_file.file_id', '=', 'file.from_archive')),
      eb.not(eb.exists(mentions.whereRef('case_file.file_id', '=', 'file.id'))),
    ]),
  ]);
}

/** An archive of which something is still there. */
function isUnpacked(eb: ExpressionBuilder<Schema, 'file'>, orgId: string) {
  return eb.exists(
    eb
      .selectFrom('file as part')
      .select('part.id')
      .where('part.org_id', '=', orgId)
      .where('part.removed_at', 'is', null)
      .whereRef('part.from_archive', '=', 'file.id'),
  );
}

/**
 * Deletes what was marked. A case that waited for what never came keeps its mention for a day, so that it can be told
 * which case that was.
 */
export async function deleteRemoved(tx: Tx, orgId: string): Promise<void> {
  await tx
    .deleteFrom('file')
    .where('file.org_id', '=', orgId)
    .where('file.removed_at', 'is not', null)
    .where((eb) => eb.not(isUnpacked(eb, orgId)))
    .where((eb) => eb.or([sql<boolean>`file.removed_at < ${KEPT}`, eb.not(isInCase(eb, orgId))]))
    .execute();
}

/** Objects that are younger may belong to something that is under way. */
export async function keptSince(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${KEPT} as at`.execute(tx);
  return rows[0]?.at ?? new Date(0);
}
