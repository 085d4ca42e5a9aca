import type { CronContext } from '../jobs/job.ts';
import { rowsSwept } from '../observe/metrics.ts';

const BATCH = 5_000;
/** More is left to the next hour: a sweep must not keep the database busy for long. */
const MOST_ROUNDS = 50;

/**
 * Deletes what is past its time by the table `retention`, in batches, and tells how many rows of each went. What is kept
 * how long: ops/runbooks/retention.md.
 */
export async function sweepExpired({ pool, log }: CronContext): Promise<Map<string, number>> {
  const swept = new Map<string, number>();
  let isMore = true;
  for (let round = 0; isMore && round < MOST_ROUNDS; round += 1) {
    const { rows } = await pool.query<{ what: string; gone: number }>('select * from sweep_expired($1)', [
      BATCH,
    ]);
    for (const { what, gone } of rows) swept.set(what, (swept.get(what) ?? 0) + gone);
    isMore = rows.some(({ gone }) => gone === BATCH);
  }
  for (const [what, count] of swept) {
    rowsSwept.labels(what).inc(count);
    if (count > 0) log.info('sweep.deleted', { what, count });
  }
  return swept;
}
