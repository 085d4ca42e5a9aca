import { OrderCard } from '@archway/contract/order/model';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { tell } from '../../letter/public.ts';
import { listToldMembers } from '../../member/public.ts';
import { asClinic } from '../as-organization.ts';
import { findPlan } from '../order-plan.repository.ts';
import { orderReminderMail } from '../order.mails.ts';
import { findOrder } from '../order.repository.ts';
import { ownersOf } from '../owners.ts';

/** A job of the clinic: asks those whose order it is whether the parcel has come, unless somebody has said so or the day was corrected. */
export const askAboutParcel = defineJob({
  name: 'order.askAboutParcel',
  input: z.object({ orderId: z.uuid(), arrivesOn: z.string(), days: z.int() }),
  async run({ orgId, input: { orderId, arrivesOn, days }, inTenant, config }) {
    await inTenant(async (tx) => {
      const clinic = asClinic(orgId);
      const order = await findOrder(tx, clinic, orderId);
      const plan = await findPlan(tx, orgId, orderId);
      if (order?.status !== 'shipped' || order.arrives_on !== arrivesOn || plan === undefined) return;
      await tell(
        tx,
        { orgId, config },
        {
          event: 'orderReminder',
          mail: orderReminderMail,
          type: 2,
          params: { order: order.code, organization: OrderCard.parse(order.counterpart_card).name },
          path: `/order-management/detail/${orderId}`,
          occasion: `parcel:${orderId}:${arrivesOn}:${days}`,
        },
        await listToldMembers(tx, orgId, await ownersOf(tx, orgId, plan)),
      );
    });
  },
});
