import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { type FileRow, isParted } from '../file/public.ts';
import { partCount, rightParts } from './parts.ts';

/**
 * Whether the store has all of a file that somebody says to have sent. Of a scan or an archive one object is made of its
 * parts; it may be there already: sent with credentials, or put together by a call that did not live to say so.
 */
export async function hasArrived(
  store: ObjectStore,
  file: Pick<FileRow, 'kind' | 'tag' | 'size' | 'upload_key' | 'upload_id'> | undefined,
): Promise<boolean> {
  if (file?.tag !== 'uploading') return false;
  if (isParted(file.kind)) await putTogether(store, file);
  const head = await store.head(file.upload_key);
  return head?.size === file.size;
}

async function putTogether(
  store: ObjectStore,
  { upload_key, upload_id, size }: Pick<FileRow, 'size' | 'upload_key' | 'upload_id'>,
): Promise<void> {
  if (upload_id === null) return;
  const stored = (await store.listParts(upload_key, upload_id)) ?? [];
  // Parts beyond the last one make it something else than what was announced.
  const isWhole = stored.length === partCount(size) && rightParts(size, stored).length === stored.length;
  if (isWhole) await store.completeUpload(upload_key, upload_id, stored);
}
