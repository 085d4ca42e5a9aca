import { OrderCard } from '@archway/contract/order/model';
import { plusDays } from '@archway/rules/date-presets';
import { momentOf } from '@archway/rules/time-of-day';
import { z } from 'zod';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { asClinic, asLab } from '../as-organization.ts';
import { findOrder, readNow } from '../order.repository.ts';
import { tellLate } from './tell-late.ts';

/** A job of either side, when a day is agreed: says when the work is late, by the end of that day where the lab is. */
export const watchDate = defineJob({
  name: 'order.watchDate',
  input: z.object({ orderId: z.uuid(), side: z.enum(['clinic', 'lab']) }),
  async run({ orgId, input: { orderId, side }, inTenant }) {
    await inTenant(async (tx) => {
      const order = await findOrder(tx, side === 'clinic' ? asClinic(orgId) : asLab(orgId), orderId);
      const day = order?.estimated_on;
      if (order === undefined || day == null) return;
      const { timeZone } = OrderCard.parse(order.counterpart_card);
      const late = momentOf(plusDays(day, 1), 0, timeZone || 'UTC');
      const seconds = Math.ceil((late.getTime() - (await readNow(tx)).getTime()) / 1_000);
      await enqueueLater(tx, orgId, tellLate, {
        input: { orderId, day, side },
        // Of another day it is another job: the one for the old day finds that it is the wrong one.
        key: `${orderId}:${day}`,
        seconds: Math.max(0, seconds),
      });
    });
  },
});
