import type pg from 'pg';
import type { Log } from '../log/log.ts';

const SWEEP_MS = 2_000;
/** A job locked more recently may still be in transit to this process. */
const UNDER_WAY_SECONDS = 3;

/** Jobs that this process is running, kept a moment longer because their completion is still being written. */
export class JobsInProgress {
  readonly #ids = new Set<string>();

  get ids(): string[] {
    return [...this.#ids];
  }

  async while<T>(id: string, work: () => Promise<T>): Promise<T> {
    this.#ids.add(id);
    try {
      return await work();
    } finally {
      setTimeout(() => this.#ids.delete(id), UNDER_WAY_SECONDS * 1_000).unref();
    }
  }
}

/**
 * If the connection breaks while a job is fetched, the job stays locked in the name of this worker, which doesn't know
 * of it, and would not run for hours. So jobs that are locked in this worker's name but not running are unlocked.
 */
export function watchForLostJobs(
  pool: pg.Pool,
  lockName: string,
  running: JobsInProgress,
  log: Log,
): { stop: () => void } {
  const putBack = async (): Promise<void> => {
    const { rows } = await pool.query<{ count: number }>(
      `with back as (
         update graphile_worker._private_jobs set locked_by = null, locked_at = null
         where locked_by = $1 and locked_at < now() - make_interval(secs => $2) and id <> all ($3::bigint[])
         returning job_queue_id
       ), queues as (
         update graphile_worker._private_job_queues set locked_by = null, locked_at = null
         where locked_by = $1 and id in (select job_queue_id from back)
       )
       select count(*)::int as count from back`,
      [lockName, UNDER_WAY_SECONDS, running.ids],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) log.warn('jobs.putBack', { count });
  };
  const timer = setInterval(
    () => void putBack().catch((error: unknown) => log.warn('jobs.sweepFailed', { error })),
    SWEEP_MS,
  );
  return { stop: () => clearInterval(timer) };
}
