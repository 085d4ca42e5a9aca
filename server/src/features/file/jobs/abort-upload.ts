import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findFileOfAny } from '../file.repository.ts';

/** Has the store forget what was sent of a file that was given up. What this misses, the sweep finds. */
export const abortUpload = defineJob({
  name: 'file.abortUpload',
  input: z.object({ fileId: z.uuid() }),
  maxAttempts: 5,
  async run({ input, orgId, inTenant, store }) {
    const file = await inTenant((tx) => findFileOfAny(tx, orgId, input.fileId));
    if (file === undefined || file.removed_at === null) return;
    if (file.upload_id !== null) await store.abortUpload(file.upload_key, file.upload_id);
    await store.delete(file.upload_key);
  },
});
