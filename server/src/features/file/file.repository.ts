import { CODES } from '@archway/contract/codes';
import { CASE_UPLOAD_KINDS, type FileKind } from '@archway/rules/uploads';
import { sql, type Selectable, type Updateable } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Schema, Tx } from '../../platform/db/database.ts';

export type FileRow = Selectable<Schema['file']>;

/** Whose files: a member's, or those sent with the ticket of a registration, which are the site's. */
export type FileOwner =
  | { orgId: string; userCode: string; ticketHash?: never }
  | { orgId: string; ticketHash: Buffer; userCode?: never };

/** The files of one owner, and of nobody else in the same organization. */
function filesOf(tx: Tx, { orgId, userCode, ticketHash }: FileOwner) {
  const files = tx
    .selectFrom('file')
    .selectAll('file')
    .where('file.org_id', '=', orgId)
    .where('file.removed_at', 'is', null);
  return userCode === undefined
    ? files.where('file.ticket_hash', '=', ticketHash)
    : files.where('file.owner_code', '=', userCode);
}

export interface NewFile {
  id: string;
  kind: FileKind;
  name: string;
  size: number;
  uploadKey: string;
  /** What the store calls it, if it comes in parts. */
  uploadId?: string;
}

export async function insertFile(
  tx: Tx,
  { orgId, userCode, ticketHash }: FileOwner,
  { uploadKey, uploadId, ...same }: NewFile,
): Promise<void> {
  await tx
    .insertInto('file')
    .values({
      ...same,
      org_id: orgId,
      upload_key: uploadKey,
      upload_id: uploadId ?? null,
      // What is sent with a ticket is the site's for now, and takes no room of anybody's.
      takes_room: String(userCode === undefined ? 0 : same.size),
      owner_code: userCode ?? null,
      ticket_hash: ticketHash ?? null,
    })
    .execute();
}

export async function countFiles(tx: Tx, owner: FileOwner): Promise<number> {
  const rows = await filesOf(tx, owner).clearSelect().select('file.id').execute();
  return rows.length;
}

export async function findFile(tx: Tx, owner: FileOwner, id: string): Promise<FileRow | undefined> {
  return filesOf(tx, owner).where('file.id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends, so that of two who finish it one does. */
export async function lockFile(tx: Tx, owner: FileOwner, id: string): Promise<FileRow | undefined> {
  return filesOf(tx, owner).where('file.id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * The file, which is about to be used. That it was touched tells a sweep that has already seen it unused: a lock alone
 * would let it go on as soon as we are done.
 */
export async function touchFile(tx: Tx, owner: FileOwner, id: string): Promise<FileRow | undefined> {
  const file = await lockFile(tx, owner, id);
  if (file === undefined) return undefined;
  await tx
    .updateTable('file')
    .set({ updated_at: sql`app_now()` })
    .where('org_id', '=', owner.orgId)
    .where('id', '=', id)
    .execute();
  return file;
}

/**
 * A scan, archive or photo of the caller's, however far it has come, which is about to become part of a case: touched,
 * as above.
 */
export async function touchCaseUpload(
  tx: Tx,
  owner: { orgId: string; userCode: string },
  fileId: string,
): Promise<FileRow | undefined> {
  const file = await touchFile(tx, owner, fileId);
  return CASE_UPLOAD_KINDS.some((kind) => kind === file?.kind) ? file : undefined;
}

/** Touches a file of anybody's that goes back into its case, as above. False when a sweep has taken it. */
export async function keepCaseFile(tx: Tx, orgId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those of these that are still there, whoever sent them. */
export async function readFiles(tx: Tx, orgId: string, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('file')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
}

/** For jobs, which act for nobody. */
export async function findFileOfAny(tx: Tx, orgId: string, id: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('file')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockFileOfAny(tx: Tx, orgId: string, id: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('file')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function markUploaded(
  tx: Tx,
  { org_id, id }: FileRow,
  announced: Buffer | null = null,
): Promise<FileRow | undefined> {
  const change = { tag: 'uploaded', announced_sha256: announced };
  return move(tx, org_id, id, { from: 'uploading', change });
}

/** Its sender gave it up. It is nobody's from now on. */
export async function markCanceled(tx: Tx, { org_id, id }: FileRow): Promise<void> {
  await tx
    .updateTable('file')
    .set({ removed_at: sql`app_now()` })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute();
}

/** Nothing when it is no longer waiting: somebody else was faster. */
export function markRefused(
  tx: Tx,
  orgId: string,
  id: string,
  problem: 'blocked' | null = null,
): Promise<FileRow | undefined> {
  return move(tx, orgId, id, {
    from: 'uploaded',
    change: { tag: 'uploadFail', code: CODES.processingFailed, problem },
  });
}

export interface Content {
  key: string;
  type: string;
  sha256: Buffer;
  /** Of a voice. */
  sound?: { milliseconds: number; strokes: readonly number[] } | null;
}

/** As above; locks the row, so that only one run puts the object there. */
export function markFinished(
  tx: Tx,
  orgId: string,
  id: string,
  { key, type, sha256, sound = null }: Content,
): Promise<FileRow | undefined> {
  const heard = sound === null ? null : JSON.stringify(sound);
  return move(tx, orgId, id, {
    from: 'uploaded',
    change: { tag: 'finished', content_key: key, content_type: type, sha256, sound: heard },
  });
}

async function move(
  tx: Tx,
  orgId: string,
  id: string,
  { from, change }: { from: string; change: Updateable<Schema['file']> },
): Promise<FileRow | undefined> {
  return tx
    .updateTable('file')
    .set({ ...change, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', '=', id)
    .where('tag', '=', from)
    .returningAll()
    .executeTakeFirst();
}

/** A file of the site's, as the organization has it that was registered with it. Its object is copied by the caller. */
export async function insertCopy(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
  { id, content, ...file }: Omit<NewFile, 'uploadKey' | 'uploadId'> & { content: Content },
): Promise<void> {
  await tx
    .insertInto('file')
    .values({
      ...file,
      org_id: orgId,
      id,
      takes_room: String(file.size),
      tag: 'finished',
      upload_key: '',
      content_key: content.key,
      content_type: content.type,
      sha256: content.sha256,
      owner_code: userCode,
    })
    .execute();
}

/**
 * Files that are alike share an object. Whoever puts it there or takes it away holds this, so that none is taken away
 * from under a row that has just come to need it.
 */
export async function lockContent(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 22))`.execute(tx);
}
