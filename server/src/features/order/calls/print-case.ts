import { printCase as call } from '@archway/contract/order/paper';
import { implement } from '../../../platform/rpc/implement.ts';
import { requestPrint } from '../paper/request-print.ts';
import { findPrinted, mayPrint } from '../paper/printed-of.ts';

export const printCase = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const { caseId, size } = input;
  const of = { case_id: caseId, order_ids: [] };
  const printed = mayPrint(of, caller) ? await findPrinted(tx, caller, of) : 'notFound';
  if (typeof printed === 'string') return fail('notFound');
  audit({ object: caseId, detail: { size } });
  return requestPrint(context, printed, { ...of, kind: 'prescription', size });
});
