import { addFiles as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { addToOrder } from '../add-files.ts';
import { lockOwnOrder, stepOfClinic } from '../on-order.ts';
import { presentDetail } from '../order.present.ts';

export const add = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { orderId, version, fileIds, replaced } = input;
  const own = (await lockOwnOrder(tx, caller, orderId)) ?? fail('notFound');
  const step = stepOfClinic(own, 'addFiles');
  if (step === undefined || own.order.version !== version)
    return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, own.order) });
  const after = await addToOrder(tx, { caller, own, step, fileIds, replaced });
  if (typeof after === 'string') return fail(after);
  audit({ object: orderId, detail: { files: fileIds.length, replaced: replaced.length } });
  return presentDetail({ tx, store, caller }, after);
});
