import pg from 'pg';
import { inTransaction } from '../platform/db/transaction.ts';
import type { JobPayload } from '../platform/jobs/enqueue.ts';
import type { Job } from '../platform/jobs/job.ts';
import { startJobs } from '../platform/jobs/runner.ts';
import { silentLog } from '../platform/log/log.ts';
import { openMailer, type Mailer } from '../platform/mail/mailer.ts';
import type { ObjectStore } from '../platform/object-store/object-store.ts';
import type { TestSite } from './site.ts';

export interface TestJobs {
  /** The names under which this runner locks its jobs. */
  lockNames: readonly string[];
  stop(): Promise<void>;
}

/** Runs the site's queue as a worker process would, for these jobs. */
export async function runTestJobs(site: TestSite, jobs: readonly Job[]): Promise<TestJobs> {
  const queuePool = new pg.Pool({ connectionString: site.config.DATABASE_QUEUE_URL, max: 4 });
  queuePool.on('error', () => {});
  queuePool.on('connect', (client) => client.on('error', () => {}));
  const mailer = openMailer(site.config);
  const running = await startJobs({
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
    lockNames: running.lockNames,
    stop: async () => {
      await running.stop();
      mailer.close();
      await queuePool.end();
    },
  };
}

/** Runs what waits in the queue for these jobs, and what that puts there, here and now. What is due in days stays. */
export async function runWaitingJobs(site: TestSite, jobs: readonly Job[]): Promise<void> {
  const mailer = openMailer(site.config);
  for (;;) {
    const { rows } = await site.queue.query<{ name: string; payload: JobPayload }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = any($1) and j.run_at < now() + interval '1 hour'
       returning t.identifier as name, j.payload`,
      [jobs.map(({ name }) => name)],
    );
    if (rows.length === 0) break;
    for (const { name, payload } of rows) {
      const { orgId, input } = payload;
      const job = jobs.find((one) => one.name === name);
      if (job !== undefined) await runJob(site, job, { orgId, input, mailer });
    }
  }
  mailer.close();
}

export interface RunOptions {
  orgId: string;
  input: unknown;
  store?: ObjectStore;
  mailer?: Mailer;
  isLastAttempt?: boolean;
}

/** Runs a job once, whatever the queue says. */
export async function runJob(
  site: TestSite,
  job: Job,
  { orgId, input, store = site.store, mailer = openMailer(site.config), isLastAttempt = false }: RunOptions,
): Promise<void> {
  await job.run({
    input,
    orgId,
    attempt: 1,
    isLastAttempt,
    config: site.config,
    log: silentLog,
    store,
    mailer,
    inTenant: (work) => inTransaction(site.db, { orgId }, work),
  });
}
