import type { FoundOrder } from '@archway/contract/search/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { searchLabOrders } from './lab-order-list.repository.ts';
import { searchOwnOrders } from './order-list.repository.ts';
import { presentLabOrder, presentOwnOrders } from './order-row.present.ts';
import { isClinic } from './order.repository.ts';

/** The newest orders with these letters that the caller may see, as a search over everything tells them. */
export async function searchOrders(
  tx: Tx,
  caller: Caller,
  asked: { keyword: string; most: number },
): Promise<FoundOrder[]> {
  const rows = isClinic(caller)
    ? await presentOwnOrders(tx, caller.orgId, await searchOwnOrders(tx, caller, asked))
    : (await searchLabOrders(tx, caller, asked)).map(presentLabOrder);
  return rows.map(({ orderId, orderCode, patientName, other }) => ({
    orderId,
    orderCode,
    patientName,
    otherName: other?.name ?? '',
  }));
}
