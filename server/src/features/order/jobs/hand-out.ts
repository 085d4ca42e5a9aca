import { z } from 'zod';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import { record } from '../../../platform/events/record.ts';
import { lockContent, readFiles } from '../../file/public.ts';
import { blankCopy, Crowded } from '../../scan/public.ts';
import { orderHandedOut } from '../order.events.ts';
import { listToBlank, saveBlanked } from '../order-grant.repository.ts';
import { findPlan } from '../order-plan.repository.ts';
import { ownersOf } from '../owners.ts';

const Input = z.object({ orderId: z.uuid(), caseId: z.uuid(), lab: z.uuid() });
const CROWDED_SECONDS = 5;

/**
 * A job of the clinic: makes copies of the scans of an order whose patient's name is not shared, without the texts in them,
 * and hands those out. Made twice, a copy lies there once.
 */
export const handOut: Job<typeof Input> = defineJob({
  name: 'order.handOut',
  input: Input,
  isShared: true,
  async run({ input, orgId, inTenant, store, config }) {
    const { orderId, caseId, lab } = input;
    const grants = await inTenant((tx) => listToBlank(tx, orgId, orderId));
    if (grants.length === 0) return;
    for (const { id, file_id } of grants) {
      const [file] = await inTenant((tx) => readFiles(tx, orgId, [file_id]));
      if (file?.content_key == null) continue;
      try {
        const { key, bytes } = await blankCopy(
          { config, store, orgId },
          { key: file.content_key, size: file.size },
        );
        await inTenant(async (tx) => {
          await lockContent(tx, key);
          // A sweep may have found it unused a moment ago.
          if ((await store.head(key)) === null) throw new Error('swept');
          await saveBlanked(tx, orgId, { id, key, size: bytes });
        });
      } catch (error) {
        if (!(error instanceof Crowded)) throw error;
        await inTenant((tx) =>
          enqueueLater(tx, orgId, handOut, { input, key: orderId, seconds: CROWDED_SECONDS }),
        );
        return;
      }
    }
    await inTenant(async (tx) => {
      const plan = await findPlan(tx, orgId, orderId);
      if (plan === undefined) return;
      await record(tx, orderHandedOut, { orderId, caseId, lab, ownedBy: await ownersOf(tx, orgId, plan) });
    });
  },
});
