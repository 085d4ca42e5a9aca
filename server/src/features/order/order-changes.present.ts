import type { OrderDetail, OrderEntry } from '@archway/contract/order/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { isClinic, type OrderRow } from './order.repository.ts';
import { listGivenFiles, listRevisions } from './revision-diff.repository.ts';
import { revisionChanges, type SentRevisions } from './revision-diff.ts';

export type HistoryTold = Pick<OrderDetail, 'history' | 'changedSinceOpened'>;

/** The history with what each new revision says otherwise than the one before, and what a lab that looked has to look at again. */
export async function withChanges(
  tx: Tx,
  caller: Caller,
  { row, history }: { row: OrderRow; history: readonly OrderEntry[] },
): Promise<HistoryTold> {
  // What was sent once has nothing before it.
  if (row.revision < 2) return { history: [...history], changedSinceOpened: null };
  const revisions = await listRevisions(tx, caller, row.id);
  const sent: SentRevisions = {
    revisions,
    files: await listGivenFiles(tx, caller, row.id),
    isNameHidden: !isClinic(caller) && !row.shares_name,
  };
  const told = history.map((entry, i) => withOwnChanges(sent, entry, history[i - 1]));
  const isToAnswer = !isClinic(caller) && row.status === 'pending';
  const seen = isToAnswer
    ? revisions.findLast(({ revision, opened_at }) => revision < row.revision && opened_at !== null)
    : undefined;
  const changes = seen === undefined ? null : revisionChanges(sent, seen.revision, row.revision);
  return {
    history: told,
    changedSinceOpened: changes && {
      openedAt: seen?.opened_at?.toISOString() ?? '',
      openedBy: seen?.opened_by_name ?? '',
      changes,
    },
  };
}

function withOwnChanges(sent: SentRevisions, entry: OrderEntry, before: OrderEntry | undefined): OrderEntry {
  const isNew = before !== undefined && before.revision > 0 && entry.revision > before.revision;
  const changes = isNew ? revisionChanges(sent, before.revision, entry.revision) : null;
  return changes === null ? entry : { ...entry, changes };
}
