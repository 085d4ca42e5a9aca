import { editOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { lockOwnOrder, stepOfClinic } from '../on-order.ts';
import { savePlan } from '../order-plan.repository.ts';
import { presentDetail } from '../order.present.ts';
import { sendNow } from '../send-now.ts';
import { typeAsked } from '../type-asked.ts';

export const edit = implement(call, async ({ input, caller, tx, store, request, fail, audit }) => {
  const { orderId, version, consent, ...plan } = input;
  const before = (await lockOwnOrder(tx, caller, orderId)) ?? fail('notFound');
  const { order } = before;
  const conflict = async () =>
    fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  // Whoever may release it as it is must still be the one afterwards: nobody edits it into the hands of another dentist.
  if (stepOfClinic(before, 'edit') === undefined || order.version !== version) return conflict();
  const type = typeAsked(plan.type, before.plan.type);
  await savePlan(tx, caller.orgId, orderId, { ...plan, type, labCode: order.counterpart });
  const own = (await lockOwnOrder(tx, caller, orderId)) ?? fail('notFound');
  const step = stepOfClinic(own, 'edit');
  if (step === undefined) return conflict();
  const outcome = await sendNow(tx, { caller, request, own, step, consent });
  if (outcome === 'newer') return conflict();
  if ('obstacles' in outcome) return fail('orderNotSendable', { data: outcome });
  audit({ object: orderId, detail: { revision: outcome.sent.revision } });
  return presentDetail({ tx, store, caller }, outcome.sent);
});
