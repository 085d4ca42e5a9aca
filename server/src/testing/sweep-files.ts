import { sweepFiles } from '../features/file/jobs/sweep.ts';
import { runWaitingJobs } from './jobs.ts';
import type { TestSite } from './site.ts';

/** Sweeps what no row needs any more, as every night. */
export async function sweepUnused(site: TestSite): Promise<void> {
  await site.queue.query(`select sweep_store('file.sweep')`);
  await runWaitingJobs(site, [sweepFiles]);
}
