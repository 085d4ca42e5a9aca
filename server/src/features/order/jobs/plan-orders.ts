import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { planLabOrders } from '../plan-lab-order.ts';
import { ordersPlanned } from '../order.events.ts';

/** In one transaction: few enough that nobody who acts on one of them waits. */
const AT_ONCE = 200;

/** A job of the lab, when its settings or the days on the way to a clinic were saved: the same for all that is in the lab. */
export const planOrders = defineJob({
  name: 'order.planAll',
  input: z.object({
    /** Null for those of all. */
    clinic: z.uuid().nullable(),
  }),
  async run({ orgId, input: { clinic }, inTenant }) {
    let after: string | undefined;
    do {
      const part = {
        most: AT_ONCE,
        ...(after !== undefined && { after }),
        ...(clinic !== null && { clinic }),
      };
      after = await inTenant(async (tx) => {
        const { changed, last } = await planLabOrders(tx, orgId, part);
        const [orderId] = changed;
        // Open pages ask for their lists anew, whichever order they are told of.
        if (orderId !== undefined) await record(tx, ordersPlanned, { orderId });
        return last;
      });
    } while (after !== undefined);
  },
});
