import { releaseOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { lockOwnOrder, stepOfClinic, unmetOf } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';
import { sendNow } from '../send-now.ts';

export const release = implement(call, async ({ input, caller, tx, store, request, fail, audit }) => {
  const own = (await lockOwnOrder(tx, caller, input.orderId)) ?? fail('notFound');
  const { order, plan } = own;
  const step = stepOfClinic(own, 'release');
  const facts = { isAsked: plan.release_asked_at !== null, isSendable: true };
  if (step === undefined || order.version !== input.version || unmetOf(step, facts) !== undefined)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
  const outcome = await sendNow(tx, { caller, request, own, step, consent: input.consent, seal: input.seal });
  if (outcome === 'newer')
    return fail('orderPlanIsNewer', { data: await presentDetail({ tx, store, caller }, order) });
  if ('obstacles' in outcome) return fail('orderNotSendable', { data: outcome });
  audit({ object: order.id, detail: { revision: outcome.sent.revision } });
  return presentDetail({ tx, store, caller }, outcome.sent);
});
