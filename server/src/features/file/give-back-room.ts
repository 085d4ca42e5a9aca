import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { free, release } from '../storage/public.ts';
import { fileAbandoned } from './file.events.ts';
import type { FileRow } from './file.repository.ts';
import { isCaseKind } from './kinds.ts';
import { roomOf } from './room.ts';

export type Removed = Pick<FileRow, 'id' | 'kind' | 'size' | 'tag' | 'from_archive' | 'takes_room'>;

/**
 * For files that are being marked as removed, in the same transaction: the room they take, or would have taken. What was
 * refused has none any more. Cases are told of what will not come.
 */
export async function giveBackRoom(tx: Tx, orgId: string, files: readonly Removed[]): Promise<void> {
  for (const { id: fileId, kind, tag } of files)
    if (isCaseKind(kind) && tag === 'uploading') await record(tx, fileAbandoned, { fileId, kind });
  await release(tx, orgId, bytesOf(files.filter(({ tag }) => tag === 'uploading')));
  await free(tx, orgId, bytesOf(files.filter(({ tag }) => tag === 'uploaded' || tag === 'finished')));
}

const bytesOf = (files: readonly Removed[]): number => files.reduce((sum, file) => sum + roomOf(file), 0);
