import type { Tx } from '../../platform/rpc/implement.ts';
import { findFile, type FileRow } from '../file/public.ts';

export type UnderWay = FileRow & { upload_id: string };

/** An upload in parts of the caller's that has not been finished yet. */
export async function getOwnParts(
  { tx, fail }: { tx: Tx; fail: (why: 'notFound' | 'conflict') => never },
  owner: { orgId: string; userCode: string },
  fileId: string,
): Promise<UnderWay> {
  const file = (await findFile(tx, owner, fileId)) ?? fail('notFound');
  const { upload_id } = file;
  if (upload_id === null || file.tag !== 'uploading') return fail('conflict');
  return { ...file, upload_id };
}
