import { handOverPrepared as call, MOST_HANDED_OVER } from '@archway/contract/order/people';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { findActingPeople, findOwnDentists } from '../../dentist/public.ts';
import { act, type Acting } from '../act.ts';
import { tellSaved } from '../new-order.ts';
import { actingAs, lockOwnOrder, stepOfClinic } from '../on-order.ts';
import { listPreparedOf } from '../open-work.repository.ts';
import { planOf, savePlan } from '../order-plan.repository.ts';
import { saveOrderRow } from '../order.repository.ts';
import { ownersOf } from '../owners.ts';

const FIRST_SIGNATURE = 1;

export const handOverPrepared = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { orgId } = caller;
  const dentist = (await findActingPeople(tx, orgId, input.dentistId)) ?? fail('notFound');
  const acting = await actingAs(tx, caller);
  const dentists = (await findOwnDentists(tx, orgId, input.from)).filter((id) => id !== input.dentistId);
  const prepared = await listPreparedOf(tx, caller, dentists, MOST_HANDED_OVER);
  for (const { id } of prepared)
    await giveTo(tx, { caller, acting }, id, { id: input.dentistId, name: dentist.name });
  audit({ object: input.from, detail: { dentist: input.dentistId, orders: prepared.length } });
  return { orders: prepared.length };
});

/** Whoever releases it from now on signs it. A release that was asked for is asked for again, of the other dentist. */
async function giveTo(
  tx: Tx,
  { caller, acting }: { caller: Caller; acting: Acting },
  orderId: string,
  dentist: { id: string; name: string },
): Promise<void> {
  const own = await lockOwnOrder(tx, caller, orderId);
  if (own === undefined) return;
  const { order, plan } = own;
  await savePlan(tx, caller.orgId, orderId, {
    ...planOf(plan),
    dentistId: dentist.id,
    signature: FIRST_SIGNATURE,
  });
  const saved = (await saveOrderRow(tx, caller, orderId, { dentist_name: dentist.name })) ?? order;
  const whose = { created_by: plan.created_by, dentist_id: dentist.id };
  const step = plan.release_asked_at === null ? undefined : stepOfClinic(own, 'askRelease');
  if (step === undefined) return tellSaved(tx, { ...acting, userCode: caller.userCode }, saved, whose);
  await act(tx, acting, saved, { step, ownedBy: await ownersOf(tx, caller.orgId, whose) });
}
