import { features } from '../main/features.ts';
import { relayBatch } from '../platform/events/relay.ts';
import type { PublishLive } from '../platform/live/publish.ts';
import { silentLog } from '../platform/log/log.ts';
import { runWaitingJobs } from './jobs.ts';
import type { TestSite } from './site.ts';

/** What open pages are told, once the waiting events were turned into jobs and those of these names have run. */
export async function takePushes(site: TestSite, jobNames: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  const subscriptions = features.flatMap((feature) => feature.subscriptions ?? []);
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  const publish: PublishLive = async (_, { name }) => {
    told.push(name);
  };
  while ((await relayBatch({ pool: site.queue, subscriptions, publish, log: silentLog })) > 0)
    await runWaitingJobs(
      site,
      jobs.filter(({ name }) => jobNames.includes(name)),
    );
  return told;
}
