import { cancelOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, lockOwnOrder, stepOfClinic } from '../on-order.ts';
import { endGrants } from '../order-grant.repository.ts';
import { presentDetail } from '../order.present.ts';
import { NOW } from '../order.repository.ts';

export const cancel = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const own = (await lockOwnOrder(tx, caller, input.orderId)) ?? fail('notFound');
  const { order, ownedBy } = own;
  const step = stepOfClinic(own, 'cancel');
  if (step === undefined || order.version !== input.version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  await endGrants(tx, caller, order.id);
  const change = { ended_at: NOW };
  const after = (await act(tx, await actingAs(tx, caller), order, { step, change, ownedBy })) ?? order;
  audit({ object: order.id });
  return presentDetail({ tx, store, caller }, after);
});
