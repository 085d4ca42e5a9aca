import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { lockContent } from '../file.repository.ts';
import { deleteOldTickets } from '../ticket.repository.ts';
import { deleteRemoved, keptSince, markRemoved, neededKeys } from '../unused.repository.ts';

/**
 * Clears away, in one organization, what nobody uses: uploads that were never finished, pictures that were replaced, and
 * objects without a row. Rows go last, so that a run which is cut short leaves something for the next one to find.
 * Everything below these prefixes belongs to a row of `file`.
 */
export const sweepFiles = defineJob({
  name: 'file.sweep',
  input: z.object({}),
  maxAttempts: 5,
  async run({ orgId, inTenant, store }) {
    const { before, needed } = await inTenant(async (tx) => {
      await markRemoved(tx, orgId);
      return { before: await keptSince(tx), needed: await neededKeys(tx, orgId) };
    });
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
    await inTenant(async (tx) => {
      await deleteRemoved(tx, orgId);
      if (orgId === SITE_ORG_ID) await deleteOldTickets(tx);
    });
  },
});
