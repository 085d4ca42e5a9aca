import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSite } from '../../testing/file-site.ts';
import { runTestJobs } from '../../testing/jobs.ts';
import { inTransaction } from '../db/transaction.ts';
import { enqueueLater, enqueueNow } from './enqueue.ts';
import { defineJob } from './job.ts';

const orgId = randomUUID();
const site = await openSite();

const lockedBy = async (name: string): Promise<string | null | undefined> => {
  const { rows } = await site.queue.query<{ locked_by: string | null }>(
    'select locked_by from graphile_worker.jobs where task_identifier = $1',
    [name],
  );
  return rows[0]?.locked_by;
};

/** As if the queue had given the job to this worker ten seconds ago. */
const lock = (name: string, by: string) =>
  site.queue.query(
    `update graphile_worker._private_jobs j set locked_by = $2, locked_at = now() - interval '10 seconds'
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [name, by],
  );

test('a job locked for a worker that never received it is put back, one that it runs is not', async () => {
  const done = Promise.withResolvers<void>();
  const run = async () => {};
  const running = defineJob({ name: 'test.running', input: z.object({}), run: () => done.promise });
  const lost = defineJob({ name: 'test.lost', input: z.object({}), run });
  const jobs = await runTestJobs(site, [running, lost]);
  try {
    const [lockName = ''] = jobs.lockNames;
    await inTransaction(site.db, { orgId }, async (tx) => {
      await enqueueNow(tx, orgId, running, [{}]);
      await enqueueLater(tx, orgId, lost, { input: {}, key: 'one', seconds: 600 });
    });
    await expect.poll(() => lockedBy('test.running'), { timeout: 5_000 }).toBe(lockName);
    await lock('test.running', lockName);
    await lock('test.lost', lockName);
    await expect.poll(() => lockedBy('test.lost'), { timeout: 10_000 }).toBeNull();
    expect(await lockedBy('test.running')).toBe(lockName);
  } finally {
    done.resolve();
    await jobs.stop();
  }
});
