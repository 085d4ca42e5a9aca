import { printOrders as call } from '@archway/contract/order/paper';
import { SIZES_OF } from '@archway/rules/paper/paper';
import { implement } from '../../../platform/rpc/implement.ts';
import { requestPrint } from '../paper/request-print.ts';
import { findPrinted } from '../paper/printed-of.ts';

export const print = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const { kind, size } = input;
  if (!SIZES_OF[kind].includes(size)) return fail('invalidInput', { data: { fields: ['size'] } });
  const orderIds = [...new Set(input.orderIds)];
  const of = { case_id: null, order_ids: orderIds };
  const printed = await findPrinted(tx, caller, of);
  if (typeof printed === 'string') return fail(printed);
  audit({ object: orderIds[0] ?? '', detail: { kind, size, orders: orderIds.length } });
  return requestPrint(context, printed, { ...of, kind, size });
});
