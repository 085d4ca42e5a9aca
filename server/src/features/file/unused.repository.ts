import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** A file that was sent and not taken into use, or is no longer, is kept this long. */
const KEPT = sql`app_now() - interval '1 day'`;

/** Marks what nobody uses any more. From then on it is nobody's, and its object may go. */
export async function markRemoved(tx: Tx, orgId: string): Promise<void> {
  await tx
    .updateTable('file')
    .set({ removed_at: sql`app_now()` })
    .where('file.org_id', '=', orgId)
    .where('file.removed_at', 'is', null)
    .where(sql<boolean>`file.created_at < ${KEPT} and file.updated_at < ${KEPT}`)
    // What waits for a worker is not forgotten, however long the worker takes.
    .where('file.tag', '<>', 'uploaded')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('member')
            .select('member.avatar_file')
            .where('member.org_id', '=', orgId)
            .whereRef('member.avatar_file', '=', 'file.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('organization')
            .select('organization.org_id')
            .where('organization.org_id', '=', orgId)
            .where(sql<boolean>`file.id in (organization.logo_file, organization.license_upload)`),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dentist_signature')
            .select('dentist_signature.file_id')
            .where('dentist_signature.org_id', '=', orgId)
            .whereRef('dentist_signature.file_id', '=', 'file.id'),
        ),
      ),
    )
    .execute();
}

export async function deleteRemoved(tx: Tx, orgId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('file')
    .where('org_id', '=', orgId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Objects that a row still needs, as what was made of it or as what is to be read; of one, or of all. */
export async function neededKeys(tx: Tx, orgId: string, key?: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('file')
    .select(['content_key', 'upload_key', 'tag'])
    .where('org_id', '=', orgId)
    .where('removed_at', 'is', null)
    .$if(key !== undefined, (query) =>
      query.where((eb) => eb.or([eb('content_key', '=', key ?? ''), eb('upload_key', '=', key ?? '')])),
    )
    .execute();
  const isRead = (tag: string) => tag === 'uploading' || tag === 'uploaded';
  return new Set(
    rows.flatMap(({ content_key, upload_key, tag }) => [
      ...(content_key === null ? [] : [content_key]),
      ...(isRead(tag) ? [upload_key] : []),
    ]),
  );
}

/** Objects that are younger may belong to something that is under way. */
export async function keptSince(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${KEPT} as at`.execute(tx);
  return rows[0]?.at ?? new Date(0);
}
