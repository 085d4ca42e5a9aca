import { askRelease as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, lockOwnOrder, stepOfClinic } from '../on-order.ts';
import { changePlan } from '../order-plan.repository.ts';
import { presentDetail } from '../order.present.ts';
import { NOW } from '../order.repository.ts';

export const ask = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const own = (await lockOwnOrder(tx, caller, input.orderId)) ?? fail('notFound');
  const { order, ownedBy } = own;
  const step = stepOfClinic(own, 'askRelease');
  if (step === undefined || order.version !== input.version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  await changePlan(tx, caller.orgId, order.id, {
    release_asked_at: NOW,
    release_asked_by: caller.userCode,
    returned_reason: '',
  });
  const after = (await act(tx, await actingAs(tx, caller), order, { step, ownedBy })) ?? order;
  audit({ object: order.id });
  return presentDetail({ tx, store, caller }, after);
});
