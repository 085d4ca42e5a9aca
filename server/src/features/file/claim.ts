import type { SmallUploadKind } from '@archway/rules/uploads';
import type { Tx } from '../../platform/rpc/implement.ts';
import { touchFile, type FileOwner, type FileRow } from './file.repository.ts';
import { lockTicket } from './ticket.repository.ts';
import { ownerByTicket, ticketHash } from './ticket.ts';

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

/** As above, for those who register: the files go by their ticket, which must still hold. */
export async function claimByTicket(
  tx: Tx,
  ticket: string,
  wanted: readonly Wanted[],
  fail: (why: Parameters<Fail>[0] | 'linkExpire') => never,
): Promise<void> {
  if (wanted.length === 0) return;
  if (!(await lockTicket(tx, ticketHash(ticket)))) fail('linkExpire');
  for (const file of wanted) await claimFile(tx, ownerByTicket(ticket), file, fail);
}
