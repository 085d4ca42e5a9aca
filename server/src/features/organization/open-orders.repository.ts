import { OPEN_STATUSES } from '@archway/rules/order/statuses';
import type { Tx } from '../../platform/db/database.ts';

/** A refusal names so many; who reads it sees the rest in the list of orders. */
const MOST_NAMED = 20;

/** Codes of the open orders that an organization has sent or received, with one other or with all. */
export async function listOpenOrders(tx: Tx, orgId: string, otherOrgId?: string): Promise<readonly string[]> {
  // One query for each side: each has the index of its owner.
  const sent = await listOf(tx, { orgId, owner: 'org_id', other: 'counterpart' }, otherOrgId);
  const received = await listOf(tx, { orgId, owner: 'counterpart', other: 'org_id' }, otherOrgId);
  return [...sent, ...received].toSorted().slice(0, MOST_NAMED);
}

type Side = 'org_id' | 'counterpart';

async function listOf(
  tx: Tx,
  { orgId, owner, other }: { orgId: string; owner: Side; other: Side },
  otherOrgId: string | undefined,
): Promise<string[]> {
  let orders = tx
    .selectFrom('order_record')
    .select('code')
    .where(owner, '=', orgId)
    .where('status', 'in', [...OPEN_STATUSES]);
  if (otherOrgId !== undefined) orders = orders.where(other, '=', otherOrgId);
  const rows = await orders.orderBy('code').limit(MOST_NAMED).execute();
  return rows.map(({ code }) => code);
}
