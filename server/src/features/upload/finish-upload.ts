import { enqueueNow } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { useReserved } from '../storage/public.ts';
import { markUploaded, type FileRow, processFile, roomOf } from '../file/public.ts';

/** Has a small file checked that has arrived; its row is locked. Telling so twice, or late, changes nothing. */
export async function finishUpload(
  { tx, hasArrived, fail }: { tx: Tx; hasArrived: boolean; fail: (why: 'uploading') => never },
  file: FileRow,
): Promise<FileRow> {
  if (file.tag !== 'uploading') return file;
  if (!hasArrived) return fail('uploading');
  const uploaded = await markUploaded(tx, file);
  if (uploaded === undefined) return file;
  await useReserved(tx, file.org_id, roomOf(file));
  await enqueueNow(tx, file.org_id, processFile, [{ fileId: file.id }]);
  return uploaded;
}
