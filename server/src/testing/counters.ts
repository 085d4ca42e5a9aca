import { counterFeature } from '../features/counter/index.ts';
import { relayBatch } from '../platform/events/relay.ts';
import { silentLog } from '../platform/log/log.ts';
import { runWaitingJobs } from './jobs.ts';
import type { TestSite } from './site.ts';

/** Counts what was done. */
export async function settleCounters(site: TestSite): Promise<void> {
  const { subscriptions = [], jobs = [] } = counterFeature;
  const parts = { pool: site.queue, subscriptions, publish: async () => {}, log: silentLog };
  while ((await relayBatch(parts)) > 0);
  await runWaitingJobs(site, jobs);
}
