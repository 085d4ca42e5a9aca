import { saveOrder as call } from '@archway/contract/order/calls';
import type { OrderPlan } from '@archway/contract/order/model';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import { typeAsked } from '../type-asked.ts';
import { findActingPeople } from '../../dentist/public.ts';
import { beginOrder, plannedColumns, tellSaved } from '../new-order.ts';
import { actingAs, lockOwnOrder } from '../on-order.ts';
import { savePlan } from '../order-plan.repository.ts';
import { presentDetail } from '../order.present.ts';
import { saveOrderRow, type OrderRow } from '../order.repository.ts';

/** With the clinic: nothing of it has been sent, or it came back. */
const WITH_CLINIC = ['notSent', 'canceled', 'rejected'];

export const save = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId, orderId, planVersion, ...wanted } = input;
  const { orgId } = caller;
  const acting = { ...(await actingAs(tx, caller)), userCode: caller.userCode };
  const row = (await findCase(tx, caller, caseId)) ?? fail('notFound');
  const plan = { ...wanted, type: typeAsked(wanted.type, undefined) };
  if (!(await hasDentist(tx, orgId, plan))) return fail('notFound');
  if (orderId === undefined) {
    const made = await beginOrder(tx, acting, { row, plan, as: 'create' });
    audit({ object: made.id });
    return presentDetail({ tx, store, caller }, made);
  }
  const own = (await lockOwnOrder(tx, caller, orderId)) ?? fail('notFound');
  const { order } = own;
  if (order.case_id !== caseId) return fail('notFound');
  const present = (shown: OrderRow) => presentDetail({ tx, store, caller }, shown);
  if (!WITH_CLINIC.includes(order.status)) return fail('orderStateConflict', { data: await present(order) });
  if (own.plan.version !== planVersion) return fail('orderPlanIsNewer', { data: await present(order) });
  // The lab of an order that was sent never changes: for another one there is a copy.
  const type = typeAsked(wanted.type, own.plan.type);
  const kept = { ...plan, type, ...(order.counterpart !== null && { labCode: order.counterpart }) };
  await savePlan(tx, orgId, orderId, kept);
  const people = plan.dentistId === null ? undefined : await findActingPeople(tx, orgId, plan.dentistId);
  const saved =
    order.revision > 0
      ? order
      : await saveOrderRow(tx, caller, orderId, {
          ...(await plannedColumns(tx, caller, kept)),
          dentist_name: people?.name ?? '',
        });
  await tellSaved(tx, acting, order, { created_by: own.plan.created_by, dentist_id: plan.dentistId });
  audit({ object: orderId });
  return present(saved ?? order);
});

async function hasDentist(tx: Tx, orgId: string, { dentistId }: OrderPlan): Promise<boolean> {
  return dentistId === null || (await findActingPeople(tx, orgId, dentistId)) !== undefined;
}
