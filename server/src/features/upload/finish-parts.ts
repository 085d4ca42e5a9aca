import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { useReserved } from '../storage/public.ts';
import { fileUploaded, markUploaded, type FileRow, roomOf } from '../file/public.ts';

interface Context {
  tx: Tx;
  hasArrived: boolean;
  fail: (why: 'uploading' | 'invalidInput', more?: { data: { fields: string[] } }) => never;
}

/** Takes a scan or an archive that has arrived; its row is locked. Telling so twice, or late, changes nothing. */
export async function finishParts(
  { tx, hasArrived, fail }: Context,
  file: FileRow,
  sha256: string | undefined,
): Promise<FileRow> {
  if (file.tag !== 'uploading') return file;
  if (sha256 === undefined) return fail('invalidInput', { data: { fields: ['sha256'] } });
  if (!hasArrived) return fail('uploading');
  const uploaded = await markUploaded(tx, file, Buffer.from(sha256, 'hex'));
  if (uploaded === undefined) return file;
  await useReserved(tx, file.org_id, roomOf(file));
  await record(tx, fileUploaded, { fileId: file.id, kind: file.kind });
  return uploaded;
}
