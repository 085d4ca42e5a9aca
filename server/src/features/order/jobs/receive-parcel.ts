import { plusDays, todayIn } from '@archway/rules/date-presets';
import { awaitedFrom, PARCEL_ASKED_AT, PARCEL_RECEIVED_AFTER } from '@archway/rules/order/shipping';
import { momentOf } from '@archway/rules/time-of-day';
import { orderStep } from '@archway/rules/order/machine';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { act } from '../act.ts';
import { asClinic } from '../as-organization.ts';
import { ownCardOf } from '../order-card.ts';
import { findPlan } from '../order-plan.repository.ts';
import { lockOrder, NOW, readNow } from '../order.repository.ts';
import { ownersOf } from '../owners.ts';

/** A job of the clinic: a parcel that nobody has confirmed for a month counts as received, and the history says that nobody said so. */
export const receiveParcel = defineJob({
  name: 'order.receiveParcel',
  input: z.object({ orderId: z.uuid(), arrivesOn: z.string() }),
  async run({ orgId, input: { orderId, arrivesOn }, inTenant }) {
    await inTenant(async (tx) => {
      const clinic = asClinic(orgId);
      const order = await lockOrder(tx, clinic, orderId);
      const plan = await findPlan(tx, orgId, orderId);
      if (order?.status !== 'shipped' || order.arrives_on !== arrivesOn || plan === undefined) return;
      const step = orderStep(order.status, 'complete', { side: 'clinic', mayRelease: false });
      const { timeZone, name } = await ownCardOf(tx, orgId);
      const clock = timeZone || 'UTC';
      const now = await readNow(tx);
      const from = awaitedFrom(arrivesOn, todayIn(clock, order.shipped_at ?? now));
      const due = momentOf(plusDays(from, PARCEL_RECEIVED_AFTER), PARCEL_ASKED_AT, clock);
      if (step === undefined || now < due) return;
      await act(tx, { orgId, orgType: clinic.orgType, userCode: null, name }, order, {
        step,
        entry: 'autoComplete',
        ownedBy: await ownersOf(tx, orgId, plan),
        change: { ended_at: NOW },
      });
    });
  },
});
