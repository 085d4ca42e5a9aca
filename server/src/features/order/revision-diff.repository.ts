import type { Tx } from '../../platform/db/database.ts';
import type { GrantRow } from './order-grant.repository.ts';
import type { RevisionRow } from './order-revision.repository.ts';
import { isClinic, type OrderCaller } from './order.repository.ts';

type Reader = Pick<OrderCaller, 'orgId' | 'orgType'>;

/** All that was sent of an order, oldest first. A lab reads what it was sent. */
export async function listRevisions(tx: Tx, caller: Reader, orderId: string): Promise<RevisionRow[]> {
  const { orgId } = caller;
  const revisions = isClinic(caller)
    ? tx.selectFrom('order_revision').where('order_revision.org_id', '=', orgId)
    : tx.selectFrom('order_revision').where('order_revision.counterpart', '=', orgId);
  return revisions
    .selectAll()
    .where('order_revision.order_id', '=', orderId)
    .orderBy('order_revision.revision')
    .execute();
}

/** From which revision to which a file went with an order. */
export type GivenFile = Pick<GrantRow, 'file_id' | 'name' | 'since_revision' | 'revision'>;

export async function listGivenFiles(tx: Tx, caller: Reader, orderId: string): Promise<GivenFile[]> {
  const { orgId } = caller;
  const grants = isClinic(caller)
    ? tx.selectFrom('order_grant').where('order_grant.org_id', '=', orgId)
    : tx.selectFrom('order_grant').where('order_grant.counterpart', '=', orgId);
  return grants
    .select(['file_id', 'name', 'since_revision', 'revision'])
    .where('order_grant.order_id', '=', orderId)
    .orderBy('order_grant.granted_at')
    .orderBy('order_grant.id')
    .execute();
}
