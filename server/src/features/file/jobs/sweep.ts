import { z } from 'zod';
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts';
import { giveBackRoom } from '../give-back-room.ts';
import { lockContent } from '../file.repository.ts';
import { neededKeys, uploadsUnderWay } from '../needed.repository.ts';
import { deleteRemoved, keptSince, markRemoved } from '../unused.repository.ts';

/**
 * Clears away, in one organization, what nobody uses: uploads that were never finished, files that were replaced or
 * taken out of their case, and what the store has without a row. Rows go last, so that a run which is cut short leaves
 * something for the next one to find. Everything below these prefixes belongs to a row of `file`, or of `scan`.
 */
export const sweepFiles = defineJob({
  name: 'file.sweep',
  input: z.object({}),
  maxAttempts: 5,
  async run(context) {
    const { orgId, inTenant } = context;
    const before = await inTenant(async (tx) => {
      await giveBackRoom(tx, orgId, await markRemoved(tx, orgId));
      return keptSince(tx);
    });
    await abortUploads(context, before);
    await deleteObjects(context, before);
    await inTenant((tx) => deleteRemoved(tx, orgId));
  },
});

type Context = Pick<JobContext<unknown>, 'orgId' | 'inTenant' | 'store'>;

/** Parts of what was given up, or begun by a call that failed afterwards, or sent with credentials and left. */
async function abortUploads({ orgId, inTenant, store }: Context, before: Date): Promise<void> {
  const underWay = await inTenant((tx) => uploadsUnderWay(tx, orgId));
  for await (const { key, uploadId, startedAt } of store.listUploads(`upload/${orgId}/`))
    if (startedAt < before && !underWay.has(uploadId)) await store.abortUpload(key, uploadId);
}

async function deleteObjects({ orgId, inTenant, store }: Context, before: Date): Promise<void> {
  const needed = await inTenant((tx) => neededKeys(tx, orgId));
  for (const prefix of [`upload/${orgId}/`, `org/${orgId}/`]) {
    for await (const { key, modifiedAt } of store.list(prefix)) {
      if (modifiedAt >= before || needed.has(key)) continue;
      await inTenant(async (tx) => {
        await lockContent(tx, key);
        // A file that is just like it may have come meanwhile.
        if (!(await neededKeys(tx, orgId, key)).has(key)) await store.delete(key);
      });
    }
  }
}
