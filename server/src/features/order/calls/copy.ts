import { copyOrder as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import { beginOrder } from '../new-order.ts';
import { actingAs } from '../on-order.ts';
import { findPlan, planOf } from '../order-plan.repository.ts';
import { presentDetail } from '../order.present.ts';
import { findOrder } from '../order.repository.ts';

export const copy = implement(call, async ({ input: { orderId }, caller, tx, store, fail, audit }) => {
  const order = (await findOrder(tx, caller, orderId)) ?? fail('notFound');
  const from = (await findPlan(tx, caller.orgId, orderId)) ?? fail('notFound');
  const row = (await findCase(tx, { ...caller, scope: 'organization' }, order.case_id)) ?? fail('notFound');
  const acting = { ...(await actingAs(tx, caller)), userCode: caller.userCode };
  // The day is asked anew: what was possible then may be over. A remake is made by that action alone.
  const plan = planOf(from);
  const type = plan.type === 'remake' ? 'designAndMake' : plan.type;
  const made = await beginOrder(tx, acting, { row, plan: { ...plan, type, requestedOn: null }, as: 'copy' });
  audit({ object: made.id, detail: { of: orderId } });
  return presentDetail({ tx, store, caller }, made);
});
