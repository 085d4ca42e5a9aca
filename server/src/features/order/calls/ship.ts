import { shipOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, workStepOfLab } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';
import { NOW, lockOrder } from '../order.repository.ts';
import { canMeanDays, shippingColumns } from '../shipping.ts';

export const ship = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { orderId, version, ...shipping } = input;
  const order = (await lockOrder(tx, caller, orderId)) ?? fail('notFound');
  const step = workStepOfLab(order, 'ship');
  if (step === undefined || order.version !== version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  if (!(await canMeanDays(tx, caller.orgId, shipping))) return fail('shippingDaysNotPossible');
  const acting = await actingAs(tx, caller);
  // What leaves was finished before: the clinic reads both, and so does whoever counts how long a work takes.
  const readying = workStepOfLab(order, 'setReady');
  const readied =
    readying && (await act(tx, acting, order, { step: readying, change: { ready_at: NOW }, ownedBy: null }));
  const after = await act(tx, acting, readied ?? order, {
    step,
    ownedBy: null,
    change: { ...shippingColumns(shipping), shipped_at: NOW },
    detail: { shipping },
  });
  audit({ object: orderId, detail: { carrier: shipping.carrier } });
  return presentDetail({ tx, store, caller }, after ?? order);
});
