import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSite } from '../../testing/file-site.ts';
import { runTestJobs } from '../../testing/jobs.ts';
import { inTransaction } from '../db/transaction.ts';
import { enqueueNow } from './enqueue.ts';
import { defineJob } from './job.ts';

const site = await openSite();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Records the order of organizations and how many jobs of one ran at the same time. */
function witness(ms: number) {
  const served: string[] = [];
  const inProgress = new Map<string, number>();
  let most = 0;
  const job = defineJob({
    name: `test.shared.${randomUUID()}`,
    input: z.object({}),
    isShared: true,
    run: async ({ orgId }) => {
      inProgress.set(orgId, (inProgress.get(orgId) ?? 0) + 1);
      most = Math.max(most, inProgress.get(orgId) ?? 0);
      await pause(ms);
      inProgress.set(orgId, (inProgress.get(orgId) ?? 0) - 1);
      served.push(orgId);
    },
  });
  return { job, served, mostInHand: () => most };
}
function shortJob() {
  const done: string[] = [];
  const short = defineJob({
    name: `test.short.${randomUUID()}`,
    input: z.object({}),
    run: async ({ orgId }) => void done.push(orgId),
  });
  return { short, done };
}
const add = (orgId: string, job: ReturnType<typeof witness>['job'], count: number) =>
  inTransaction(site.db, { orgId }, (tx) =>
    enqueueNow(
      tx,
      orgId,
      job,
      Array.from({ length: count }, () => ({})),
    ),
  );

test("an organization with one shared job doesn't wait behind another's thousands; the others take turns", async () => {
  const { job, served, mostInHand } = witness(5);
  const [many, some, late] = [randomUUID(), randomUUID(), randomUUID()];
  await add(many, job, 2_000);
  await add(some, job, 20);
  const jobs = await runTestJobs(site, [job]);
  await expect.poll(() => served.length, { timeout: 20_000 }).toBeGreaterThan(6);
  const before = served.length;
  await add(late, job, 1);
  await expect.poll(() => served.includes(late), { timeout: 20_000 }).toBe(true);
  expect(served.indexOf(late) - before).toBeLessThanOrEqual(4);
  await expect.poll(() => served.filter((org) => org === some).length, { timeout: 20_000 }).toBe(20);
  await jobs.stop();
  const until = served.lastIndexOf(some);
  expect(served.slice(0, until).filter((org) => org === many).length).toBeLessThanOrEqual(30);
  expect(mostInHand()).toBe(1);
});

test('short jobs run while files occupy all slots for shared jobs', async () => {
  const { job } = witness(3_000);
  const { short, done } = shortJob();
  const jobs = await runTestJobs(site, [job, short]);
  for (let i = 0; i < 10; i += 1) await add(randomUUID(), job, 10);
  await pause(300);
  await add(randomUUID(), short, 1);
  await expect.poll(() => done.length, { timeout: 2_000 }).toBe(1);
  await jobs.stop();
});

test('a shared job starts right away, also when all slots poll at the same moment', async () => {
  const { job, served } = witness(1);
  const { short } = shortJob();
  const jobs = await runTestJobs(site, [job, short]);
  const orgId = randomUUID();
  for (let i = 1; i <= 30; i += 1) {
    await inTransaction(site.db, { orgId }, async (tx) => {
      await enqueueNow(tx, orgId, short, [{}, {}]);
      await enqueueNow(tx, orgId, job, [{}]);
    });
    // The queue polls every two seconds.
    await expect.poll(() => served.length, { timeout: 1_000, interval: 5 }).toBe(i);
  }
  await jobs.stop();
});
