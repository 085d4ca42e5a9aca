import { z } from 'zod';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findCountedEntry } from '../../order/public.ts';
import { addToDay, lockCounters, markCounted } from '../counter.repository.ts';
import { countingOf } from '../counting.ts';
import { untilNight } from '../until-night.ts';
import { recount, RECOUNT_KEY } from './recount.ts';

/** A job of either side: adds what has happened with an order to the counters, once. */
export const countEntry = defineJob({
  name: 'counter.count',
  input: z.object({ entryId: z.uuid() }),
  async run({ orgId, input: { entryId }, inTenant }) {
    await inTenant(async (tx) => {
      const counting = await countingOf(tx, orgId);
      if (counting === undefined) return;
      await lockCounters(tx, orgId);
      const day = await findCountedEntry(tx, counting, entryId);
      if (day === undefined) return;
      const [isNew] = await markCounted(tx, orgId, [entryId]);
      if (isNew === undefined) return;
      await addToDay(tx, orgId, day);
      await enqueueLater(tx, orgId, recount, {
        input: {},
        key: RECOUNT_KEY,
        seconds: await untilNight(tx, orgId),
      });
    });
  },
});
