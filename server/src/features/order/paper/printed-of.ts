import { canPrint } from '@archway/rules/paper/paper';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { isGranted } from '@archway/rules/permissions';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import type { PrintRow } from '../order-print.repository.ts';
import { listOrdersById, type OrderCaller, type OrderRow } from '../order.repository.ts';
import { caseToPrint } from './case-to-print.ts';
import { readToPrint, type OrderToPrint } from './order-to-print.ts';

/** Orders, or a case without one. */
export type PrintedOf = Pick<PrintRow, 'case_id' | 'order_ids'>;

export interface Printed {
  /** For the name of the file. */
  codes: readonly string[];
  /** All that the paper says, as it is now. */
  read: () => Promise<OrderToPrint[]>;
}

/** Nothing when the caller does not see it, or it is not printed. */
export async function findPrinted(
  tx: Tx,
  caller: OrderCaller,
  { case_id: caseId, order_ids: orderIds }: PrintedOf,
): Promise<Printed | 'notFound' | 'orderNotPrintable'> {
  if (caseId === null) {
    const rows = await ordersToPrint(tx, caller, orderIds);
    if (typeof rows === 'string') return rows;
    return { codes: rows.map(({ code }) => code), read: () => readToPrint(tx, caller, rows) };
  }
  const row = await findCase(tx, caller, caseId);
  if (row === undefined) return 'notFound';
  return { codes: [row.code], read: async () => [await caseToPrint(tx, caller.orgId, row)] };
}

/** Who prints and does not read cases gets no paper of one. */
export const mayPrint = (
  { case_id: caseId }: PrintedOf,
  { permissions }: Pick<Caller, 'permissions'>,
): boolean => caseId === null || isGranted(permissions, 'case:record:read');

/** In the order they were asked for; nothing when the caller does not see one of them, or one is not printed. */
async function ordersToPrint(
  tx: Tx,
  caller: OrderCaller,
  orderIds: readonly string[],
): Promise<OrderRow[] | 'notFound' | 'orderNotPrintable'> {
  const known = new Map((await listOrdersById(tx, caller, orderIds)).map((row) => [row.id, row]));
  const rows = orderIds.flatMap((id) => known.get(id) ?? []);
  if (rows.length < orderIds.length) return 'notFound';
  return rows.every(({ status }) => canPrint(status as OrderStatus)) ? rows : 'orderNotPrintable';
}
