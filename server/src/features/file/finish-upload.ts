import { enqueueNow } from '../../platform/jobs/enqueue.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { markUploaded, type FileRow } from './file.repository.ts';
import { processFile } from './jobs/process.ts';

/** Has a small file checked that has arrived; its row is locked. Telling so twice, or late, changes nothing. */
export async function finishUpload(
  { tx, store, fail }: { tx: Tx; store: ObjectStore; fail: (why: 'uploading') => never },
  file: FileRow,
): Promise<FileRow> {
  if (file.tag !== 'uploading') return file;
  const head = await store.head(file.upload_key);
  if (head?.size !== file.size) return fail('uploading');
  await enqueueNow(tx, file.org_id, processFile, [{ fileId: file.id }]);
  return (await markUploaded(tx, file)) ?? file;
}
