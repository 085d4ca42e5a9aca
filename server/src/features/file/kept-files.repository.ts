import { CODES } from '@archway/contract/codes';
import { sql, type Updateable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { Content, FileRow } from './file.repository.ts';

/** Files that are kept as they came: scans and archives. A worker takes them further, for as long as they wait for one. */
async function change(
  tx: Tx,
  orgId: string,
  id: string,
  to: Updateable<Schema['file']>,
): Promise<FileRow | undefined> {
  return tx
    .updateTable('file')
    .set({ ...to, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('tag', '=', 'uploaded')
    .where('code', 'is', null)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** It is whole and clean, and kept under the hash of its bytes from now on. */
export async function markKept(
  tx: Tx,
  orgId: string,
  id: string,
  { key, type, sha256 }: Content,
): Promise<FileRow | undefined> {
  return change(tx, orgId, id, { content_key: key, content_type: type, sha256 });
}

/** Nobody is ever to read it. */
export async function markNeverRead(tx: Tx, orgId: string, id: string): Promise<FileRow | undefined> {
  return change(tx, orgId, id, {
    tag: 'uploadFail',
    code: CODES.processingFailed,
    content_key: null,
    content_type: null,
    sha256: null,
  });
}

/** Nothing could be made of it; it is kept all the same. */
export async function markUnprocessed(tx: Tx, orgId: string, id: string): Promise<FileRow | undefined> {
  return change(tx, orgId, id, { code: CODES.processingFailed });
}

export async function markProcessed(tx: Tx, orgId: string, id: string): Promise<FileRow | undefined> {
  return change(tx, orgId, id, { tag: 'finished' });
}
