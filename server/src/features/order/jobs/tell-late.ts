import { OrderCard } from '@archway/contract/order/model';
import { PROMISED_STATES } from '@archway/rules/order/list';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { tell } from '../../letter/public.ts';
import { asClinic, asLab } from '../as-organization.ts';
import { orderLateMail } from '../order.mails.ts';
import { receiversOf } from '../order-receivers.ts';
import { findOrder } from '../order.repository.ts';

/** A job of either side: the agreed day is over where the lab is, and the work is not on its way. One that is held is not late. */
export const tellLate = defineJob({
  name: 'order.tellLate',
  input: z.object({ orderId: z.uuid(), day: z.string(), side: z.enum(['clinic', 'lab']) }),
  async run({ orgId, input: { orderId, day, side }, inTenant, config }) {
    await inTenant(async (tx) => {
      const order = await findOrder(tx, side === 'clinic' ? asClinic(orgId) : asLab(orgId), orderId);
      if (order?.estimated_on !== day || order.held_by !== null) return;
      if (!PROMISED_STATES.some((state) => state === order.state)) return;
      const other = side === 'clinic' ? order.counterpart_card : order.home_card;
      await tell(
        tx,
        { orgId, config },
        {
          event: 'orderLate',
          mail: orderLateMail,
          type: 2,
          params: { order: order.code, organization: OrderCard.parse(other).name },
          path: `/order-management/detail/${orderId}`,
          // Told once a day that was agreed.
          occasion: `late:${orderId}:${day}`,
        },
        await receiversOf(tx, orgId, { to: side, orderId }),
      );
    });
  },
});
