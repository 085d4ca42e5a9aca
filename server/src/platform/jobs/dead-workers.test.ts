import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { runTestJobs } from '../../testing/jobs.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { inTransaction } from '../db/transaction.ts';
import { silentLog } from '../log/log.ts';
import { watchForDeadWorkers } from './dead-workers.ts';
import { enqueueNow } from './enqueue.ts';
import { defineJob } from './job.ts';

const orgId = randomUUID();
let site: TestSite;
const cleanup: (() => Promise<void>)[] = [];
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(async () => {
  for (const stop of cleanup.splice(0).toReversed()) await stop();
});
afterAll(() => site.close());

const watch = async (lockName: string): Promise<void> => {
  const { stop } = await watchForDeadWorkers(site.config.DATABASE_QUEUE_URL, [lockName], silentLog);
  cleanup.push(stop);
};
const jobNamed = (name: string, run: () => Promise<void> = async () => {}) =>
  defineJob({ name, input: z.object({}), run });
const add = (job: ReturnType<typeof jobNamed>) =>
  inTransaction(site.db, { orgId }, (tx) => enqueueNow(tx, orgId, job, [{}]));

const lockedBy = async (name: string): Promise<string | null | undefined> => {
  const { rows } = await site.queue.query<{ locked_by: string | null }>(
    `select locked_by from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [name],
  );
  return rows[0]?.locked_by;
};

async function lock(name: string, by: string, secondsAgo: number): Promise<void> {
  await site.queue.query(
    `update graphile_worker._private_jobs j set locked_by = $2, locked_at = now() - make_interval(secs => $3)
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [name, by, secondsAgo],
  );
}

test('jobs of a dead worker are unlocked, those of a living or starting worker are not', async () => {
  for (const name of ['test.dead', 'test.living', 'test.fresh']) await add(jobNamed(name));
  await watch('pool-living');
  await lock('test.dead', 'pool-dead', 10);
  await lock('test.living', 'pool-living', 10);
  await lock('test.fresh', 'pool-fresh', 0);
  await watch('pool-watching');
  await expect.poll(() => lockedBy('test.dead'), { timeout: 10_000 }).toBeNull();
  expect([await lockedBy('test.living'), await lockedBy('test.fresh')]).toEqual([
    'pool-living',
    'pool-fresh',
  ]);
});

test("a long job stays locked by its runner until the runner's advisory lock is released", async () => {
  const done = Promise.withResolvers<void>();
  const long = jobNamed('test.long', () => done.promise);
  const jobs = await runTestJobs(site, [long]);
  const [lockName = ''] = jobs.lockNames;
  cleanup.push(
    () => jobs.stop(),
    async () => done.resolve(),
  );
  const life = await watchForDeadWorkers(site.config.DATABASE_QUEUE_URL, [lockName], silentLog);
  await watch('pool-other');
  await add(long);
  await expect.poll(() => lockedBy('test.long'), { timeout: 5_000 }).toBe(lockName);
  await lock('test.long', lockName, 10);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(await attempts()).toBe(1);
  await life.stop();
  // Unlocked right away for the next runner, which is the same one here.
  await expect.poll(attempts, { timeout: 10_000 }).toBe(2);
});

async function attempts(): Promise<number | undefined> {
  const { rows } = await site.queue.query<{ attempts: number }>(
    `select attempts from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'test.long'`,
  );
  return rows[0]?.attempts;
}
