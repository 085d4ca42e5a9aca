import type pg from 'pg';
import type { Log } from '../log/log.ts';

const EVERY_MS = 5_000;
const BATCH = 1_000;

/** Seals waiting audit rows into their organization's hash chain every five seconds; one process at a time does it. */
export function startSealing(pool: pg.Pool, log: Log): { stop: () => void } {
  const seal = async () => {
    let sealed = BATCH;
    while (sealed === BATCH) {
      const { rows } = await pool.query<{ sealed: number }>('select seal_audit($1) as sealed', [BATCH]);
      sealed = rows[0]?.sealed ?? 0;
    }
  };
  const timer = setInterval(
    () => void seal().catch((error: unknown) => log.warn('audit.sealFailed', { error })),
    EVERY_MS,
  );
  return { stop: () => clearInterval(timer) };
}
