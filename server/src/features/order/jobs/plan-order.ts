import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { planLabOrders } from '../plan-lab-order.ts';
import { ordersPlanned } from '../order.events.ts';

/** A job of the lab, when an order was sent, changed or accepted: on which day it must leave, and what it counts. */
export const planOrder = defineJob({
  name: 'order.plan',
  input: z.object({ orderId: z.uuid() }),
  async run({ orgId, input: { orderId }, inTenant }) {
    await inTenant(async (tx) => {
      const { changed } = await planLabOrders(tx, orgId, { orderId, most: 1 });
      if (changed.length > 0) await record(tx, ordersPlanned, { orderId });
    });
  },
});
