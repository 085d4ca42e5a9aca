import { v7 as uuidv7 } from 'uuid';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import { SMALL_UPLOAD_KINDS } from '@archway/rules/uploads';
import { reserve, useReserved } from '../storage/public.ts';
import { findFileOfAny, insertCopy, lockContent, type FileRow, contentKey } from '../file/public.ts';

export type SentFile = FileRow;

/** A file that came with a registration, if it is still there: an answer may have been long in coming. */
export async function findSentFile(tx: Tx, fileId: string): Promise<SentFile | null> {
  const file = await findFileOfAny(tx, SITE_ORG_ID, fileId);
  return file?.tag === 'finished' ? file : null;
}

/**
 * Gives an organization its own copy of a file that came with its registration: an object below its own prefix, and a
 * row of its own. To be called in the organization's transaction. Null if the object is gone: an organization is not
 * kept waiting for a picture.
 */
export async function adoptFile(
  { tx, store }: { tx: Tx; store: ObjectStore },
  owner: { orgId: string; userCode: string },
  file: SentFile,
): Promise<string | null> {
  const { content_key: from, content_type: type, sha256, name, size } = file;
  const kind = SMALL_UPLOAD_KINDS.find((known) => known === file.kind);
  if (from === null || type === null || sha256 === null || kind === undefined) return null;
  const head = await store.head(from);
  if (head === null) return null;
  const [id, key] = [uuidv7(), contentKey(owner.orgId, file.created_at, sha256)];
  await lockContent(tx, key);
  await store.copyExact(from, head.etag, key);
  // An organization that is being made has room for its logo and its license.
  if (!(await reserve(tx, owner.orgId, size))) return null;
  await useReserved(tx, owner.orgId, size);
  await insertCopy(tx, owner, { id, kind, name, size, content: { key, type, sha256 } });
  return id;
}
