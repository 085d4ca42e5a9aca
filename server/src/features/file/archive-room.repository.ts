import type { Tx } from '../../platform/db/database.ts';
import { free, reserve, useReserved } from '../storage/public.ts';
import { lockFileOfAny, type FileRow } from './file.repository.ts';
import { roomOf } from './room.ts';

/**
 * Takes room for what is about to come out of an archive, in the archive's own name: a run that dies leaves it there, and
 * the next one finds it. False when it does not fit.
 */
export async function holdArchiveRoom(tx: Tx, { org_id, id }: FileRow, bytes: number): Promise<boolean> {
  const archive = await lockFileOfAny(tx, org_id, id);
  if (archive === undefined) return false;
  const [has, needs] = [roomOf(archive), archive.size + bytes];
  if (needs > has) {
    if (!(await reserve(tx, org_id, needs - has))) return false;
    await useReserved(tx, org_id, needs - has);
  } else await free(tx, org_id, has - needs);
  await setRoom(tx, archive, needs);
  return true;
}

/** The files that came out have taken it over, in the same transaction: the archive takes its own size again. */
export async function handOverArchiveRoom(tx: Tx, archive: FileRow): Promise<void> {
  await setRoom(tx, archive, archive.size);
}

/** Nothing comes out of it. */
export async function giveUpArchiveRoom(tx: Tx, { org_id, id }: FileRow): Promise<void> {
  const archive = await lockFileOfAny(tx, org_id, id);
  if (archive === undefined) return;
  const extra = roomOf(archive) - archive.size;
  if (extra <= 0) return;
  await free(tx, org_id, extra);
  await setRoom(tx, archive, archive.size);
}

async function setRoom(tx: Tx, { org_id, id }: FileRow, bytes: number): Promise<void> {
  await tx
    .updateTable('file')
    .set({ takes_room: String(bytes) })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute();
}
