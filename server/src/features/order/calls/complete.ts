import { completeOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, lockOwnOrder, stepOfClinic } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';
import { NOW } from '../order.repository.ts';

export const complete = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const own = (await lockOwnOrder(tx, caller, input.orderId)) ?? fail('notFound');
  const { order, ownedBy } = own;
  const step = stepOfClinic(own, 'complete');
  if (step === undefined || order.version !== input.version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  const isWithoutNotice = order.status !== 'shipped';
  const after = await act(tx, await actingAs(tx, caller), order, {
    step,
    ownedBy,
    change: { ended_at: NOW, without_notice: isWithoutNotice },
    detail: { isWithoutNotice },
  });
  audit({ object: order.id, detail: { withoutNotice: isWithoutNotice } });
  return presentDetail({ tx, store, caller }, after ?? order);
});
