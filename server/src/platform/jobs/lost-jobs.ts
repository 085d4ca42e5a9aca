import type pg from 'pg';
import type { Log } from '../log/log.ts';

const SWEEP_MS = 2_000;
/** So long a job may be on its way between the queue and us. */
const UNDER_WAY_SECONDS = 3;

/** The jobs that this process has in its hands, and a moment longer: their end is still being noted. */
export class JobsInHand {
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
 * When the connection breaks while a job is handed to us, the queue holds it locked in our name and we have never
 * heard of it: nobody would do it for hours. What is locked in our name and not in our hands is therefore put back.
 */
export function watchForLostJobs(
  pool: pg.Pool,
  lockName: string,
  running: JobsInHand,
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
