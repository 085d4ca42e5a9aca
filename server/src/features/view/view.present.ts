import { View } from '@archway/contract/view/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import type { ViewRow } from './view.repository.ts';

/** Views as their reader sees them. One that this version no longer understands is passed over. */
export async function presentViews(
  tx: Tx,
  { orgId, userCode }: Pick<Caller, 'orgId' | 'userCode'>,
  rows: readonly ViewRow[],
): Promise<View[]> {
  const names = await namesOf(
    tx,
    orgId,
    rows.map(({ owner_code }) => owner_code),
  );
  return rows.flatMap((row) => {
    const view = View.safeParse({
      viewId: row.id,
      list: row.list,
      name: row.name,
      isShared: row.is_shared,
      isOwn: row.owner_code === userCode,
      ownerName: names.get(row.owner_code) ?? '',
      settings: row.settings,
    });
    return view.success ? [view.data] : [];
  });
}
