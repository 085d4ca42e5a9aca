import { record } from '../../platform/events/record.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { settle } from '../storage/public.ts';
import './file.events.ts';
import { markUploaded, type FileRow } from './file.repository.ts';
import { partCount, rightParts } from './parts.ts';

interface Context {
  tx: Tx;
  store: ObjectStore;
  fail: (why: 'uploading' | 'invalidInput', more?: { data: { fields: string[] } }) => never;
}

/**
 * Makes one object of the parts of a scan or an archive; its row is locked. Telling so twice, or late, changes nothing.
 * The object may be there already: sent with credentials, or put together by a call that did not live to say so.
 */
export async function finishParts(
  { tx, store, fail }: Context,
  file: FileRow,
  sha256: string | undefined,
): Promise<FileRow> {
  if (file.tag !== 'uploading') return file;
  if (sha256 === undefined) return fail('invalidInput', { data: { fields: ['sha256'] } });
  await putTogether(store, file);
  const head = await store.head(file.upload_key);
  if (head?.size !== file.size) return fail('uploading');
  const uploaded = await markUploaded(tx, file, Buffer.from(sha256, 'hex'));
  if (uploaded === undefined) return file;
  await settle(tx, file.org_id, file.size);
  await record(tx, 'file.uploaded', { fileId: file.id, kind: file.kind });
  return uploaded;
}

async function putTogether(store: ObjectStore, { upload_key, upload_id, size }: FileRow): Promise<void> {
  if (upload_id === null) return;
  const stored = (await store.listParts(upload_key, upload_id)) ?? [];
  // Parts beyond the last one make it something else than what was announced.
  const isWhole = stored.length === partCount(size) && rightParts(size, stored).length === stored.length;
  if (isWhole) await store.completeUpload(upload_key, upload_id, stored);
}
