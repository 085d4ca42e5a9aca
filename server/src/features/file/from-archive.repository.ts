import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { FileRow } from './file.repository.ts';

export interface UnpackedFile {
  /** The same in every run over the archive. */
  id: string;
  kind: 'scan' | 'photo';
  name: string;
  size: number;
  /** Where its bytes lie until a worker has looked at them, like those of any other upload. */
  uploadKey: string;
  sha256: Buffer;
}

/** Makes files of what was in an archive, in the name of whoever sent it; those that are there already stay. */
export async function insertUnpacked(
  tx: Tx,
  archive: Pick<FileRow, 'org_id' | 'id' | 'owner_code'>,
  files: readonly UnpackedFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('file')
    .values(
      files.map(({ id, kind, name, size, uploadKey, sha256 }) => ({
        org_id: archive.org_id,
        id,
        kind,
        name,
        size,
        tag: 'uploaded',
        upload_key: uploadKey,
        announced_sha256: sha256,
        owner_code: archive.owner_code,
        from_archive: archive.id,
        takes_room: String(size),
        created_at: sql<Date>`app_now()`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
