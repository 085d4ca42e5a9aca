import type { UploadedFile } from '@archway/contract/file/model';
import { enqueueNow } from '../../platform/jobs/enqueue.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { presentFile } from './file.present.ts';
import { lockFile, markUploaded, type FileOwner } from './file.repository.ts';
import { processFile } from './jobs/process.ts';

/** Has a file checked that has arrived. Telling so twice, or late, changes nothing. */
export async function finishUpload(
  { tx, store, fail }: { tx: Tx; store: ObjectStore; fail: (why: 'notFound' | 'uploading') => never },
  owner: FileOwner,
  fileId: string,
): Promise<UploadedFile> {
  const file = (await lockFile(tx, owner, fileId)) ?? fail('notFound');
  if (file.tag !== 'uploading') return presentFile(file, store);
  const head = await store.head(file.upload_key);
  if (head?.size !== file.size) return fail('uploading');
  const uploaded = (await markUploaded(tx, owner.orgId, fileId)) ?? file;
  await enqueueNow(tx, owner.orgId, processFile, [{ fileId }]);
  return presentFile(uploaded, store);
}
