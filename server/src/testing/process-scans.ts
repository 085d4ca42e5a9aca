import { finishUpload } from '@archway/contract/file/calls';
import { processFile } from '../features/file/jobs/process.ts';
import { openArchive } from '../features/scan/jobs/open-archive.ts';
import { processScan } from '../features/scan/jobs/process-scan.ts';
import { scanSubscriptions } from '../features/scan/scan.subscriptions.ts';
import { relayBatch } from '../platform/events/relay.ts';
import { silentLog } from '../platform/log/log.ts';
import { runWaitingJobs } from './jobs.ts';
import { beginScan, type SendingScan } from './scans.ts';
import type { TestSite } from './site.ts';

export interface Sent {
  fileId: string;
  /** Where it was sent to, and could be sent to again. */
  key: string;
}

/** Sends a scan or an archive as somebody with credentials does; `announced` is a hash that is not its own. */
export async function sendWhole(
  site: TestSite,
  accessToken: string,
  { announced, ...sending }: SendingScan & { announced?: string },
): Promise<Sent> {
  const { fileId, key, bytes, sha256 } = await beginScan(site, accessToken, sending);
  await site.store.put(key, bytes, 'application/octet-stream');
  const { code } = await site.call(finishUpload, { fileId, sha256: announced ?? sha256 }, { accessToken });
  if (code !== 200) throw new Error(`finishing answered ${code}`);
  return { fileId, key };
}

/** Turns events into jobs and does those, until nothing is left. */
export async function processAll(site: TestSite): Promise<void> {
  const parts = {
    pool: site.queue,
    subscriptions: scanSubscriptions,
    publish: async () => {},
    log: silentLog,
  };
  while ((await relayBatch(parts)) > 0) await runWaitingJobs(site, [processScan, openArchive, processFile]);
}
