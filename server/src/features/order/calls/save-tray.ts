import { saveTray as call } from '@archway/contract/order/paper';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { orderTrayed } from '../order.events.ts';
import { presentDetail } from '../order.present.ts';
import { findOrder } from '../order.repository.ts';
import { findInTray, keepTray, lockTrays } from '../order-tray.repository.ts';

/** No action of the order: the clinic reads nothing of it, and its history stays as it is. */
export const tray = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { orderId } = input;
  const order = (await findOrder(tx, caller, orderId)) ?? fail('notFound');
  const wanted = { orderId, tray: input.tray.trim() };
  await lockTrays(tx, caller.orgId);
  const other = wanted.tray === '' ? undefined : await findInTray(tx, caller.orgId, wanted);
  // Named to everybody: who holds the tray reads the code on what lies in it.
  if (other !== undefined) return fail('trayInUse', { params: { order: other.orderCode }, data: other });
  await keepTray(tx, caller.orgId, wanted);
  await record(tx, orderTrayed, { orderId });
  audit({ object: orderId, detail: { tray: wanted.tray } });
  return presentDetail({ tx, store, caller }, order);
});
