import { openOrder as call } from '@archway/contract/order/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { actingAs } from '../on-order.ts';
import { orderSeen } from '../order.events.ts';
import { changePlan } from '../order-plan.repository.ts';
import { markOpened } from '../order-revision.repository.ts';
import { NOW, findOrder, isClinic } from '../order.repository.ts';

/** Orders that came back: whoever sends them again has seen why. */
const CAME_BACK = ['canceled', 'rejected'];

export const open = implement(call, async ({ input: { orderId }, caller, tx, fail, audit }) => {
  const row = (await findOrder(tx, caller, orderId)) ?? fail('notFound');
  if (isClinic(caller)) {
    if (CAME_BACK.includes(row.status)) await changePlan(tx, caller.orgId, orderId, { checked_at: NOW });
  } else {
    const { name } = await actingAs(tx, caller);
    const seen = { orderId, revision: row.revision, byName: name };
    if (await markOpened(tx, caller.orgId, seen))
      await record(tx, orderSeen, { orderId, caseId: row.case_id, clinic: row.org_id });
  }
  audit({ object: orderId });
  return {};
});
