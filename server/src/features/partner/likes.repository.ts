import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { findPartnerships, isHome, type Actor, type PartnerCaller } from './partnership.repository.ts';

/** How a clinic likes its work, as it stands in the row of the pair. */
export interface LikesRow {
  likes: unknown;
  likes_version: number;
  likes_org: string | null;
  likes_name: string;
  likes_at: Date | null;
  isOpen: boolean;
}

/** The rows of a pair that were partners at some time; the live one first. */
const rowsOfPair = (tx: Tx, caller: PartnerCaller, other: string) =>
  findPartnerships(tx, caller, { statuses: [PARTNERSHIP_STATUS.accepted, PARTNERSHIP_STATUS.terminated] })
    .where(isHome(caller) ? 'partnership.counterpart' : 'partnership.org_id', '=', other)
    .orderBy(sql`partnership.status = ${PARTNERSHIP_STATUS.accepted}`, 'desc')
    .orderBy('partnership.applied_at', 'desc');

/** Who become partners once more find what they knew: the newest version, in whichever row it stands. Nothing for strangers. */
export async function findLikes(tx: Tx, caller: PartnerCaller, other: string): Promise<LikesRow | undefined> {
  return newestOf(await rowsOfPair(tx, caller, other).execute());
}

type Row = Omit<LikesRow, 'isOpen'> & { status: number };

function newestOf(rows: readonly Row[]): LikesRow | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const newest = rows.reduce((best, row) => (row.likes_version > best.likes_version ? row : best), first);
  return { ...newest, isOpen: first.status === PARTNERSHIP_STATUS.accepted };
}

/** Of either side. Nothing when they are no partners now; `isNewer` when somebody else was quicker. */
export async function saveLikes(
  tx: Tx,
  caller: PartnerCaller,
  { other, version, likes, actor }: { other: string; version: number; likes: object; actor: Actor },
): Promise<LikesRow | 'isNewer' | undefined> {
  // Locked: of two who save the same version the first stands.
  const rows = await rowsOfPair(tx, caller, other).forUpdate().execute();
  const kept = newestOf(rows);
  const [live] = rows;
  if (kept === undefined || live === undefined || !kept.isOpen) return undefined;
  if (kept.likes_version !== version) return 'isNewer';
  const update = isHome(caller)
    ? tx.updateTable('partnership').where('partnership.org_id', '=', caller.orgId)
    : tx.updateTable('partnership').where('partnership.counterpart', '=', caller.orgId);
  const saved = await update
    .set({
      likes: JSON.stringify(likes),
      likes_version: version + 1,
      likes_org: caller.orgId,
      likes_name: actor.name,
      likes_at: sql`app_now()`,
    })
    .where('partnership.id', '=', live.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...saved, isOpen: true };
}
