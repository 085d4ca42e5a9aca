import { setReady as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, workStepOfLab } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';
import { NOW, lockOrder } from '../order.repository.ts';

export const ready = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const order = (await lockOrder(tx, caller, input.orderId)) ?? fail('notFound');
  const step = workStepOfLab(order, 'setReady');
  if (step === undefined || order.version !== input.version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  const change = { ready_at: NOW };
  const after = await act(tx, await actingAs(tx, caller), order, { step, change, ownedBy: null });
  audit({ object: order.id });
  return presentDetail({ tx, store, caller }, after ?? order);
});
