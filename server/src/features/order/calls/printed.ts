import { getPrint as call } from '@archway/contract/order/paper';
import { implement } from '../../../platform/rpc/implement.ts';
import { findPrint } from '../order-print.repository.ts';
import { ordersToPrint } from '../paper/asked-print.ts';
import { presentPrint } from '../paper/present-print.ts';

/** Only whoever asked, and only while all of its orders are theirs to read and to print. */
export const printed = implement(
  call,
  async ({ input: { printId }, caller, tx, store, fail }) => {
    const row = await findPrint(tx, caller.orgId, printId);
    if (row === undefined || row.asked_by !== caller.userCode) return fail('notFound');
    const rows = await ordersToPrint(tx, caller, row.order_ids);
    if (typeof rows === 'string') return fail(rows);
    return presentPrint(row, rows, store);
  },
  { reads: true },
);
