import type { UploadPlace } from '@archway/contract/file/model';
import { formatOf, MAX_UPLOAD_BYTES } from '@archway/rules/uploads';
import { v7 as uuidv7 } from 'uuid';
import type { Addresses } from '../../platform/object-store/addresses.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { insertFile, type FileOwner, CLEANED_FORMATS, type CleanedKind, plainName } from '../file/public.ts';

/** What the sender says it is. The store insists on it; what the bytes are is found out later. */
const CONTENT_TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  webm: 'audio/webm',
  mp4: 'audio/mp4',
};

export interface Intent {
  kind: CleanedKind;
  name: string;
  size: number;
}

/** Notes a small file that somebody is about to send, and says where to. */
export async function beginUpload(
  { tx, store, fail }: { tx: Tx; store: Addresses; fail: (why: 'incorrectFormat' | 'fileTooLarge') => never },
  owner: FileOwner,
  { kind, size, name: given }: Intent,
): Promise<UploadPlace> {
  const name = plainName(given);
  const format = formatOf(name);
  const contentType = CONTENT_TYPES[format];
  if (contentType === undefined || !CLEANED_FORMATS[kind].includes(format)) return fail('incorrectFormat');
  if (size > MAX_UPLOAD_BYTES) return fail('fileTooLarge');
  const id = uuidv7();
  const uploadKey = `upload/${owner.orgId}/${id}`;
  await insertFile(tx, owner, { id, kind, name, size, uploadKey });
  // The length is signed as well, but browsers name it by themselves.
  const url = await store.signPut(uploadKey, { contentType, size });
  return { fileId: id, url, headers: { 'content-type': contentType } };
}
