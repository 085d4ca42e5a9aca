import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Log } from '../log/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { jobSeconds } from '../observe/metrics.ts';
import { traceFrom } from '../observe/tracing.ts';
import type { JobPayload } from './enqueue.ts';
import type { CronContext, CronTask, Job } from './job.ts';
import { JobsInProgress, watchForLostJobs } from './lost-jobs.ts';
import { Turns } from './turns.ts';

export interface RunnerParts {
  config: Config;
  log: Log;
  /** The queue's role fetches jobs; the app's role runs them, in transactions of their tenant. */
  queuePool: pg.Pool;
  db: Database;
  store: ObjectStore;
  mailer: Mailer;
  jobs: readonly Job[];
  cron: readonly CronTask[];
}

export interface RunningJobs {
  /** Names under which this process locks its jobs. */
  lockNames: string[];
  stop: () => Promise<void>;
}

/** Starts separate slots for short jobs such as mails, so that files never delay them. */
export async function startJobs(parts: RunnerParts): Promise<RunningJobs> {
  const { WORKER_TAKES, WORKER_CONCURRENCY, SCAN_PROCESSES } = parts.config;
  const jobs = Map.groupBy(parts.jobs, ({ isShared }) => (isShared ? 'files' : 'short'));
  const starting: Promise<Hands>[] = [];
  if (WORKER_TAKES !== 'files')
    starting.push(startHands({ ...parts, jobs: jobs.get('short') ?? [] }, WORKER_CONCURRENCY));
  // One slot more than child processes, so that the next file is ready when a process becomes free.
  if (WORKER_TAKES !== 'allButFiles')
    starting.push(startHands({ ...parts, jobs: jobs.get('files') ?? [], cron: [] }, SCAN_PROCESSES + 1));
  const running = await Promise.all(starting);
  return {
    lockNames: running.map(({ lockName }) => lockName),
    stop: async () => void (await Promise.all(running.map(({ runner }) => runner.stop()))),
  };
}

interface Hands {
  runner: Runner;
  lockName: string;
}

async function startHands(parts: RunnerParts, concurrency: number): Promise<Hands> {
  const { queuePool, log, jobs, cron } = parts;
  const tasks: [string, QueueTask][] = [
    ...jobs.map((job): [string, QueueTask] => [job.name, taskOf(parts, job)]),
    ...cron.map((task): [string, QueueTask] => [task.name, () => runCron(task, { pool: queuePool, log })]),
  ];
  const inProgress = new JobsInProgress();
  const taskList: TaskList = Object.fromEntries(
    tasks.map(([name, task]): [string, QueueTask] => [
      name,
      (raw, helpers) => inProgress.while(helpers.job.id, () => task(raw, helpers)),
    ]),
  );
  const events: WorkerEvents = new EventEmitter();
  const turns = new Turns();
  turns.follow(events);
  let lockName = '';
  events.on('pool:create', ({ workerPool }) => {
    lockName = workerPool.id;
  });
  const runner = await run({
    events,
    pgPool: queuePool,
    taskList,
    parsedCronItems: parseCronItems(cron.map(({ name, when }) => ({ task: name, match: when }))),
    concurrency,
    forbiddenFlags: jobs.some(({ isShared }) => isShared) ? turns.nextPoll : null,
    pollInterval: 2_000,
    noHandleSignals: true,
    // Silenced, because the library's messages quote job payloads.
    logger: new Logger(() => () => {}),
  });
  const lostJobs = watchForLostJobs(queuePool, lockName, inProgress, log);
  void runner.promise.finally(() => lostJobs.stop());
  return { runner, lockName };
}

async function runCron({ name, run: work }: CronTask, context: CronContext): Promise<void> {
  try {
    if (typeof work === 'string') await context.pool.query(work);
    else await work(context);
  } catch (error) {
    context.log.error('cron.failed', { job: name, error });
    throw new Error(error instanceof Error ? error.name : 'failed', { cause: error });
  }
}

type QueueTask = (raw: unknown, helpers: JobHelpers) => Promise<void>;

function taskOf(parts: RunnerParts, job: Job): QueueTask {
  return async (raw, helpers) => {
    const { orgId, input, trace } = raw as JobPayload;
    const { id, attempts, max_attempts: most } = helpers.job;
    const started = performance.now();
    let outcome = 'failed';
    try {
      await traceFrom(trace, `job ${job.name}`, () =>
        job.run({
          input: job.input.parse(input),
          orgId,
          attempt: attempts,
          isLastAttempt: attempts >= most,
          config: parts.config,
          log: parts.log,
          store: parts.store,
          mailer: parts.mailer,
          inTenant: (work) => inTransaction(parts.db, { orgId }, work),
        }),
      );
      outcome = 'done';
    } catch (error) {
      parts.log.warn('job.failed', { job: job.name, jobId: id, attempt: attempts, orgId, error });
      // The queue stores the message, which may quote data: keep only the class.
      throw new Error(error instanceof Error ? error.name : 'failed', { cause: error });
    } finally {
      const seconds = (performance.now() - started) / 1_000;
      jobSeconds.labels(job.name, outcome).observe(seconds);
      parts.log.debug('job.ended', { job: job.name, jobId: id, attempt: attempts, orgId, seconds });
    }
  };
}
