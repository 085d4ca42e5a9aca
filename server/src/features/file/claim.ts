import type { SmallUploadKind } from '@archway/rules/uploads';
import type { Tx } from '../../platform/rpc/implement.ts';
import { touchFile, type FileOwner, type FileRow } from './file.repository.ts';

export interface Wanted {
  fileId: string;
  kind: SmallUploadKind;
}

type Fail = (why: 'notFound' | 'resourceIsBeingPrepared' | 'processingFailed') => never;

/** A file of the owner's that may be taken into use. Somebody else's, or of another kind, is as good as none. */
export async function claimFile(
  tx: Tx,
  owner: FileOwner,
  { fileId, kind }: Wanted,
  fail: Fail,
): Promise<FileRow> {
  const file = await touchFile(tx, owner, fileId);
  if (file === undefined || file.kind !== kind) return fail('notFound');
  if (file.tag === 'uploadFail') return fail('processingFailed');
  if (file.tag !== 'finished') return fail('resourceIsBeingPrepared');
  return file;
}
