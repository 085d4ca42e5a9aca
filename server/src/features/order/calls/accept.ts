import { acceptOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { acceptOrder } from '../accept-order.ts';
import { actingAs, workStepOfLab } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';
import { lockOrder } from '../order.repository.ts';

export const accept = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const order = (await lockOrder(tx, caller, input.orderId)) ?? fail('notFound');
  const fresh = () => presentDetail({ tx, store, caller }, order);
  const step = workStepOfLab(order, 'accept', { isRevisionSeen: true });
  if (step === undefined) return fail('orderStateConflict', { data: await fresh() });
  if (order.revision !== input.revision) return fail('orderRevisionIsNewer', { data: await fresh() });
  if (order.version !== input.version) return fail('orderStateConflict', { data: await fresh() });
  const proposedOn = input.proposedOn ?? null;
  const after = await acceptOrder(tx, await actingAs(tx, caller), order, { step, proposedOn, isAuto: false });
  if (after === 'dateHasPassed') return fail('orderDateHasPassed');
  audit({ object: order.id, detail: { revision: order.revision } });
  return presentDetail({ tx, store, caller }, after);
});
