import pg from 'pg';
import type { Job } from '../platform/jobs/job.ts';
import { startJobs } from '../platform/jobs/runner.ts';
import { silentLog } from '../platform/log/log.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import type { TestSite } from './site.ts';

export interface TestJobs {
  /** The name under which this runner locks its jobs. */
  lockName: string;
  stop(): Promise<void>;
}

/** Runs the site's queue as a worker process would, for these jobs. */
export async function runTestJobs(site: TestSite, jobs: readonly Job[]): Promise<TestJobs> {
  const queuePool = new pg.Pool({ connectionString: site.config.DATABASE_QUEUE_URL, max: 4 });
  queuePool.on('error', () => {});
  queuePool.on('connect', (client) => client.on('error', () => {}));
  const mailer = openMailer(site.config);
  const { runner, lockName } = await startJobs({
    config: site.config,
    log: silentLog,
    queuePool,
    db: site.db,
    store: site.store,
    mailer,
    jobs,
    cron: [],
  });
  return {
    lockName,
    stop: async () => {
      await runner.stop();
      mailer.close();
      await queuePool.end();
    },
  };
}
