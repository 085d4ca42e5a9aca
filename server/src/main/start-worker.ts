import { constants, setPriority } from 'node:os';
import pg from 'pg';
import { openAuditCheck } from '../platform/audit/audit-check.ts';
import { auditSealKey } from '../platform/audit/seal-key.ts';
import { startSealing } from '../platform/audit/sealing.ts';
import type { Config } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { refuseTestDatabase, refuseTestScanner } from '../platform/production/production-checks.ts';
import { startRelay } from '../platform/events/relay.ts';
import type { Feature } from '../platform/feature.ts';
import { watchForDeadWorkers } from '../platform/jobs/dead-workers.ts';
import { openQueuePool } from '../platform/jobs/queue-pool.ts';
import { startJobs } from '../platform/jobs/runner.ts';
import { makePublisher, wakeTopic } from '../platform/live/publish.ts';
import { makeLog, type Log } from '../platform/log/log.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { openObjectStore } from '../platform/object-store/object-store.ts';
import { startHealth } from '../platform/observe/health.ts';
import { startTracing } from '../platform/observe/tracing.ts';
import { identity } from '../platform/sandbox/identity.ts';
import { openRedis, openSubscriber } from '../platform/redis/redis.ts';

export interface RunningWorker {
  log: Log;
  close: () => Promise<void>;
}

/** The connections of a worker process. */
function openEngines(config: Config, log: Log) {
  const onLost = (error: Error) => log.warn('database.connectionLost', { dependency: 'postgres', error });
  const queuePool = new pg.Pool({ connectionString: config.DATABASE_QUEUE_URL, max: 4, keepAlive: true });
  queuePool.on('error', onLost);
  queuePool.on('connect', (client) => client.on('error', onLost));
  return {
    queuePool,
    jobsPool: openQueuePool(
      config.DATABASE_QUEUE_URL,
      config.WORKER_CONCURRENCY + config.SCAN_PROCESSES + 4,
      onLost,
    ),
    database: openDatabase(config.DATABASE_URL, config.DATABASE_POOL, onLost),
    redis: openRedis(config.REDIS_URL, log),
    subscriber: openSubscriber(config.REDIS_URL, log),
    store: openObjectStore(config),
    mailer: openMailer(config),
  };
}

/** Sealing every few seconds; checking and anchoring every hour, and at the start when nobody has for as long. */
function startAudit(config: Config, pool: pg.Pool, log: Log) {
  const sealing = startSealing(pool, auditSealKey(config), log);
  const check = openAuditCheck({ config, pool, log });
  void check.runIfDue().catch((error: unknown) => log.warn('audit.checkFailed', { error }));
  return {
    cron: { name: 'platform.checkAudit', when: '29 * * * *', run: async () => void (await check.run()) },
    checks: { audit: () => check.isWhole(), auditAnchor: () => check.isAnchored() },
    stop: sealing.stop,
  };
}

type Engines = ReturnType<typeof openEngines>;

/** Once nobody uses them any more. */
async function closeEngines({
  queuePool,
  jobsPool,
  database,
  redis,
  subscriber,
  mailer,
}: Engines): Promise<void> {
  subscriber.disconnect();
  redis.disconnect();
  mailer.close();
  await jobsPool.end();
  await queuePool.end();
  await database.close();
}

/** What a worker does beside its jobs, unless it has only files in hand: relaying the outbox, and keeping the audit. */
function startOffice(
  config: Config,
  features: readonly Feature[],
  { queuePool, redis, subscriber }: Engines,
  log: Log,
) {
  const relay = startRelay({
    pool: queuePool,
    subscriptions: features.flatMap(({ subscriptions = [] }) => subscriptions),
    publish: makePublisher(redis, config.SITE_NAME),
    log,
  });
  subscriber.on('message', () => relay.wake());
  void subscriber.subscribe(wakeTopic(config.SITE_NAME)).catch(() => {});
  const audit = startAudit(config, queuePool, log);
  return {
    cron: [...features.flatMap(({ cron = [] }) => cron), audit.cron],
    checks: audit.checks,
    stop: async () => {
      audit.stop();
      await relay.stop();
    },
  };
}

/** One worker process: relay of the outbox, jobs and cron, sealing of the audit chain. Any number may run. */
export async function startWorker(config: Config, features: readonly Feature[]): Promise<RunningWorker> {
  const log = makeLog(config.LOG_LEVEL, { site: config.SITE_NAME, version: config.version });
  const stopTracing = startTracing(config, 'worker');
  // Throws where untrusted files cannot be sandboxed, in development as well.
  if (config.WORKER_TAKES !== 'allButFiles') identity();
  // Nobody waits for a file by the millisecond: whoever answers people goes first.
  if (config.WORKER_TAKES === 'files') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const engines = openEngines(config, log);
  const { queuePool, jobsPool, database, redis, store, mailer } = engines;
  await refuseTestDatabase(config, database.db);
  await refuseTestScanner(config, log);
  let draining = false;
  const office = config.WORKER_TAKES === 'files' ? null : startOffice(config, features, engines, log);
  const working = await startJobs({
    config,
    log,
    queuePool: jobsPool,
    db: database.db,
    store,
    mailer,
    jobs: features.flatMap(({ jobs = [] }) => jobs),
    cron: office?.cron ?? [],
  });
  const deadWatch = await watchForDeadWorkers(config.DATABASE_QUEUE_URL, working.lockNames, log);
  const health = await startHealth({
    port: config.WORKER_METRICS_PORT,
    host: config.METRICS_HOST,
    log,
    ready: { database: () => queuePool.query('select 1').then(() => true) },
    informative: {
      redis: async () => redis.status === 'ready',
      store: () => store.answers(),
      ...office?.checks,
    },
    isDraining: () => draining,
  });
  log.info('worker.started', { port: config.WORKER_METRICS_PORT });

  return {
    log,
    close: async () => {
      draining = true;
      await office?.stop();
      await working.stop();
      await deadWatch.stop();
      await closeEngines(engines);
      await stopTracing();
      health.close();
    },
  };
}
