import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { FileRow } from './file.repository.ts';

/** Notes for which session credentials were given. False when the upload is over meanwhile. */
export async function noteCredentials(
  tx: Tx,
  { orgId, sessionId }: Pick<Caller, 'orgId' | 'sessionId'>,
  fileId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ credentials_session: sessionId, credentials_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', fileId)
    .where('tag', '=', 'uploading')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives up uploads whose credentials were given for a session that is over, and answers with them. */
export async function markForsaken(tx: Tx, orgId: string): Promise<FileRow[]> {
  return tx
    .updateTable('file')
    .set({ removed_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('tag', '=', 'uploading')
    .where('removed_at', 'is', null)
    .where('credentials_session', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('session')
            .select('session.id')
            .where('session.org_id', '=', orgId)
            .whereRef('session.id', '=', 'file.credentials_session')
            .where('session.ended_at', 'is', null),
        ),
      ),
    )
    .returningAll()
    .execute();
}

/** What may lie in the places of uploads: how long it is at most, by name. */
export async function expectedUploads(tx: Tx, orgId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('file')
    .select(['upload_key', 'size'])
    .where('org_id', '=', orgId)
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([eb('tag', '=', 'uploading'), eb.and([eb('tag', '=', 'uploaded'), eb('code', 'is', null)])]),
    )
    .execute();
  return new Map(rows.map(({ upload_key, size }) => [upload_key, size]));
}

/** Objects that are younger may belong to what is being unpacked. */
export async function unpackedBefore(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select app_now() - interval '20 minutes' as at`.execute(tx);
  return rows[0]?.at ?? new Date(0);
}
