import { getOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findOrder } from '../order.repository.ts';
import { presentDetail } from '../order.present.ts';

export const detail = implement(
  call,
  async ({ input: { orderId }, caller, tx, store, fail, audit }) => {
    const row = (await findOrder(tx, caller, orderId)) ?? fail('notFound');
    audit({ object: orderId });
    return presentDetail({ tx, store, caller }, row);
  },
  { reads: true },
);
