import { returnRelease as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, lockOwnOrder, stepOfClinic, unmetOf } from '../on-order.ts';
import { changePlan } from '../order-plan.repository.ts';
import { presentDetail } from '../order.present.ts';

export const returnBack = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const own = (await lockOwnOrder(tx, caller, input.orderId)) ?? fail('notFound');
  const { order, plan, ownedBy } = own;
  const step = stepOfClinic(own, 'returnRelease');
  const facts = { isAsked: plan.release_asked_at !== null, hasReason: input.reason !== '' };
  if (step === undefined || order.version !== input.version || unmetOf(step, facts) !== undefined)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  await changePlan(tx, caller.orgId, order.id, {
    release_asked_at: null,
    release_asked_by: null,
    returned_reason: input.reason,
  });
  const detail = { reasonText: input.reason };
  const after =
    (await act(tx, await actingAs(tx, caller), order, {
      step,
      detail,
      ownedBy,
      asker: plan.release_asked_by,
    })) ?? order;
  audit({ object: order.id });
  return presentDetail({ tx, store, caller }, after);
});
