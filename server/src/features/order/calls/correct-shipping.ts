import { correctShipping as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { actingAs, workStepOfLab } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';
import { lockOrder } from '../order.repository.ts';
import { canMeanDays, shippingColumns, shippingOf } from '../shipping.ts';

export const correct = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { orderId, version, ...shipping } = input;
  const order = (await lockOrder(tx, caller, orderId)) ?? fail('notFound');
  const step = workStepOfLab(order, 'correctShipping');
  if (step === undefined || order.version !== version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  if (!(await canMeanDays(tx, caller.orgId, shipping))) return fail('shippingDaysNotPossible');
  const before = shippingOf(order);
  const after = await act(tx, await actingAs(tx, caller), order, {
    step,
    ownedBy: null,
    change: shippingColumns(shipping),
    detail: { shipping, ...(before !== null && { shippingBefore: before }) },
  });
  audit({ object: orderId, detail: { carrier: shipping.carrier } });
  return presentDetail({ tx, store, caller }, after ?? order);
});
