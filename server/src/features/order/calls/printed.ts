import { getPrint as call } from '@archway/contract/order/paper';
import { implement } from '../../../platform/rpc/implement.ts';
import { findPrint } from '../order-print.repository.ts';
import { findPrinted, mayPrint } from '../paper/printed-of.ts';
import { presentPrint } from '../paper/present-print.ts';

/** Only whoever asked, and only while all that is on it is theirs to read and to print. */
export const printed = implement(
  call,
  async ({ input: { printId }, caller, tx, store, fail }) => {
    const row = await findPrint(tx, caller.orgId, printId);
    if (row === undefined || row.asked_by !== caller.userCode || !mayPrint(row, caller))
      return fail('notFound');
    const found = await findPrinted(tx, caller, row);
    if (typeof found === 'string') return fail(found);
    return presentPrint(row, found.codes, store);
  },
  { reads: true },
);
