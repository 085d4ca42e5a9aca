import type { Tx } from '../../platform/db/database.ts';

/** Objects that a row still needs, as what is to be read or as what was made of it; of one, or of all. */
export async function neededKeys(tx: Tx, orgId: string, key?: string): Promise<Set<string>> {
  return new Set([
    ...(await fileKeys(tx, orgId, key)),
    ...(await scanKeys(tx, orgId, key)),
    ...(await pictureKeys(tx, orgId, key)),
    ...(await copyKeys(tx, orgId, key)),
    ...(await paperKeys(tx, orgId, key)),
  ]);
}

async function fileKeys(tx: Tx, orgId: string, key: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('file')
    .select(['content_key', 'upload_key', 'tag', 'code'])
    .where('org_id', '=', orgId)
    .where('removed_at', 'is', null)
    .$if(key !== undefined, (query) =>
      query.where((eb) => eb.or([eb('content_key', '=', key ?? ''), eb('upload_key', '=', key ?? '')])),
    )
    .execute();
  return rows.flatMap(({ content_key, upload_key, tag, code }) => {
    const isToBeRead = tag === 'uploading' || (tag === 'uploaded' && code === null);
    return [...(content_key === null ? [] : [content_key]), ...(isToBeRead ? [upload_key] : [])];
  });
}

/** What was made of scans to look at them. */
async function scanKeys(tx: Tx, orgId: string, key: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('scan')
    .innerJoin('file', (join) =>
      join
        .onRef('file.bucket', '=', 'scan.bucket')
        .onRef('file.org_id', '=', 'scan.org_id')
        .onRef('file.id', '=', 'scan.file_id'),
    )
    .select(['scan.preview_key', 'scan.full_key', 'scan.thumbnail_key'])
    .where('scan.org_id', '=', orgId)
    .where('file.removed_at', 'is', null)
    .$if(key !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('scan.preview_key', '=', key ?? ''),
          eb('scan.full_key', '=', key ?? ''),
          eb('scan.thumbnail_key', '=', key ?? ''),
        ]),
      ),
    )
    .execute();
  return rows
    .flatMap(({ preview_key, full_key, thumbnail_key }) => [preview_key, full_key, thumbnail_key])
    .filter((known) => known !== null);
}

/** What was drawn of cases, deleted or not. */
async function pictureKeys(tx: Tx, orgId: string, key: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('patient_case')
    .select('picture_key')
    .where('org_id', '=', orgId)
    .where('picture_key', 'is not', null)
    .$if(key !== undefined, (query) => query.where('picture_key', '=', key ?? ''))
    .execute();
  return rows.flatMap(({ picture_key }) => picture_key ?? []);
}

/** What labs read of scans whose patient they are not told: copies, for as long as they may read them. */
async function copyKeys(tx: Tx, orgId: string, key: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_grant')
    .select('content_key')
    .where('org_id', '=', orgId)
    .where('held_file', 'is not', null)
    .where('content_key', 'is not', null)
    .$if(key !== undefined, (query) => query.where('content_key', '=', key ?? ''))
    .execute();
  return rows.flatMap(({ content_key }) => content_key ?? []);
}

/** What was printed of orders in the last days. */
async function paperKeys(tx: Tx, orgId: string, key: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_print')
    .select('content_key')
    .where('org_id', '=', orgId)
    .where('content_key', 'is not', null)
    .$if(key !== undefined, (query) => query.where('content_key', '=', key ?? ''))
    .execute();
  return rows.flatMap(({ content_key }) => content_key ?? []);
}

/** What the store calls the uploads in parts that somebody may still finish. */
export async function uploadsUnderWay(tx: Tx, orgId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('file')
    .select('upload_id')
    .where('org_id', '=', orgId)
    .where('removed_at', 'is', null)
    .where('tag', '=', 'uploading')
    .execute();
  return new Set(rows.flatMap(({ upload_id }) => (upload_id === null ? [] : [upload_id])));
}
