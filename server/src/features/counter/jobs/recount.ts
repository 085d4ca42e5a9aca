import { plusDays } from '@archway/rules/date-presets';
import { z } from 'zod';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { countersCorrected } from '../../../platform/observe/metrics.ts';
import { readClock } from '../../organization/public.ts';
import { correctDays } from '../correct-days.ts';
import { countingOf } from '../counting.ts';
import { untilNight } from '../until-night.ts';

/** One at a time for an organization, however often it is asked for. */
export const RECOUNT_KEY = 'nightly';
/** As far back as any screen adds up, and some days more. */
const RECOUNTED_DAYS = 100;

const NOTHING = { corrected: [], isBusy: false };

/** A job of either side, every night that follows orders: counts anew what events have counted, and corrects and reports differences. */
export const recount = defineJob({
  name: 'counter.recount',
  input: z.object({}),
  async run({ orgId, inTenant, log }) {
    const { corrected, isBusy } = await inTenant(async (tx) => {
      const counting = await countingOf(tx, orgId);
      if (counting === undefined) return NOTHING;
      const since = plusDays((await readClock(tx, orgId)).today, -RECOUNTED_DAYS);
      return correctDays(tx, counting, since);
    });
    if (corrected.length > 0) {
      countersCorrected.inc(corrected.length);
      log.warn('counter.corrected', { orgId, count: corrected.length, what: corrected[0] });
    }
    if (isBusy)
      await inTenant(async (tx) =>
        enqueueLater(tx, orgId, recount, {
          input: {},
          key: RECOUNT_KEY,
          seconds: await untilNight(tx, orgId),
        }),
      );
  },
});
