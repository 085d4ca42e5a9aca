import pg from 'pg';
import type { Log } from '../log/log.ts';

const SWEEP_MS = 3_000;

/**
 * Unlocks the jobs of killed workers, which the queue itself would do only after hours. Every worker holds an advisory
 * lock named like its job locks. PostgreSQL releases it with the connection of the dead process, and any other worker
 * that can take it unlocks the jobs right away.
 */
export async function watchForDeadWorkers(
  queueUrl: string,
  lockNames: readonly string[],
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  const own = await Promise.all(lockNames.map((name) => holdSignOfLife(queueUrl, name, log)));
  const pool = new pg.Pool({ connectionString: queueUrl, max: 1 });
  pool.on('connect', (client) => client.on('error', (error) => log.warn('queue.connectionLost', { error })));
  pool.on('error', () => {});
  const timer = setInterval(() => {
    freeJobsOfTheDead(pool)
      .then((count) => count > 0 && log.warn('jobs.freed', { count }))
      .catch((error: unknown) => log.warn('jobs.sweepFailed', { error }));
  }, SWEEP_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await pool.end();
      for (const one of own) one.stop();
    },
  };
}

const LOCK = `hashtextextended('worker:' || $1, 0)`;

/** Holds the worker's advisory lock on a connection of its own, and takes it again when the connection is lost. */
async function holdSignOfLife(queueUrl: string, id: string, log: Log): Promise<{ stop: () => void }> {
  let stopped = false;
  let client: pg.Client | undefined;
  const take = async (): Promise<void> => {
    client = new pg.Client({ connectionString: queueUrl, keepAlive: true });
    client.on('error', () => {});
    client.on('end', () => {
      if (!stopped) setTimeout(() => void retake(), 500).unref();
    });
    await client.connect();
    // PostgreSQL holds the lock until it notices that the previous connection is dead, so wait without a timeout.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${LOCK})`, [id]);
    log.debug('worker.alive');
  };
  // Without the lock this worker counts as dead. Ending the connection triggers another attempt.
  const retake = () => take().catch(() => client?.end());
  await take();
  return {
    stop: () => {
      stopped = true;
      void client?.end();
    },
  };
}

/** Skips jobs locked a moment ago, because a starting worker may not hold its advisory lock yet. */
async function freeJobsOfTheDead(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ locked_by: string }>(
    `select distinct locked_by from graphile_worker.jobs
     where locked_by is not null and locked_at < now() - interval '5 seconds'`,
  );
  let freed = 0;
  for (const { locked_by: id } of rows) {
    const client = await pool.connect();
    try {
      const lock = await client.query<{ dead: boolean }>(`select pg_try_advisory_lock(${LOCK}) as dead`, [
        id,
      ]);
      if (lock.rows[0]?.dead !== true) continue;
      await client.query('select graphile_worker.force_unlock_workers(array[$1])', [id]);
      await client.query(`select pg_advisory_unlock(${LOCK})`, [id]);
      freed += 1;
    } finally {
      client.release();
    }
  }
  return freed;
}
