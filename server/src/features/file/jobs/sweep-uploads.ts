import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { expectedUploads, markForsaken, unpackedBefore } from '../credentials.repository.ts';
import { giveBackRoom } from '../give-back-room.ts';

/**
 * Clears away, in one organization, what came with credentials and should not have: for a session that is over, longer than
 * announced, or after the file was finished or given up. Three times an hour; the sweep of files is too late for it.
 */
export const sweepUploads = defineJob({
  name: 'file.sweepUploads',
  input: z.object({}),
  maxAttempts: 5,
  async run({ orgId, inTenant, store }) {
    const forsaken = await inTenant(async (tx) => {
      const files = await markForsaken(tx, orgId);
      await giveBackRoom(tx, orgId, files);
      return files;
    });
    for (const { upload_key, upload_id } of forsaken) {
      if (upload_id !== null) await store.abortUpload(upload_key, upload_id);
      await store.delete(upload_key);
    }
    const { expected, before } = await inTenant(async (tx) => ({
      expected: await expectedUploads(tx, orgId),
      before: await unpackedBefore(tx),
    }));
    for await (const { key, size, modifiedAt } of store.list(`upload/${orgId}/`)) {
      const most = expected.get(key);
      if (most === undefined ? modifiedAt < before : size > most) await store.delete(key);
    }
  },
});
