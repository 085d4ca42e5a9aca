import { discardOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { tellSaved } from '../new-order.ts';
import { actingAs, lockOwnOrder } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';
import { deleteOrder } from '../order.repository.ts';

export const discard = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { order, plan } = (await lockOwnOrder(tx, caller, input.orderId)) ?? fail('notFound');
  if (order.status !== 'notSent' || order.revision > 0 || order.version !== input.version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  await tellSaved(tx, { ...(await actingAs(tx, caller)), userCode: caller.userCode }, order, plan);
  await deleteOrder(tx, caller.orgId, order.id);
  audit({ object: order.id });
  return {};
});
