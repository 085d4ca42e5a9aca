import { cancelByLab as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, stepOfLab } from '../on-order.ts';
import { endGrants } from '../order-grant.repository.ts';
import { presentDetail } from '../order.present.ts';
import { NOW, lockOrder } from '../order.repository.ts';

export const cancelByLab = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { orderId, version, reason, reasonText } = input;
  const order = (await lockOrder(tx, caller, orderId)) ?? fail('notFound');
  const step = stepOfLab(order, 'cancel');
  if (step === undefined || order.version !== version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  await endGrants(tx, caller, orderId);
  const after = await act(tx, await actingAs(tx, caller), order, {
    step,
    ownedBy: null,
    change: { reason, reason_text: reasonText, ended_at: NOW },
    detail: { reason, reasonText },
  });
  audit({ object: orderId, detail: { reason } });
  return presentDetail({ tx, store, caller }, after ?? order);
});
