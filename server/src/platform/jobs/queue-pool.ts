import pg from 'pg';
import { isRetryable } from '../db/errors.ts';

/** Serialization failure: the SQLSTATE after which graphile-worker retries quickly and for minutes. */
const REPEATED_CODE = '40001';

/**
 * Connections for graphile-worker. It records the end of a job in the background, retries that only after a few error
 * codes, and exits on any other error, such as a restart of PostgreSQL. So every transient error gets a code that it
 * retries. Recording the end of a job is idempotent.
 */
export function openQueuePool(url: string, connections: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new RetryingPool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    Client: RetryingClient,
  });
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return pool;
}

function curable(error: unknown): never {
  if (isRetryable(error)) Object.assign(error as Error, { code: REPEATED_CODE });
  throw error;
}

type Call = (...words: unknown[]) => unknown;

/** Calls with a callback are left unchanged: their caller gets errors there. */
const asCurable = (answer: unknown): unknown => (answer instanceof Promise ? answer.catch(curable) : answer);

class RetryingClient extends pg.Client {
  override query = ((...words: unknown[]) =>
    asCurable((super.query as Call)(...words))) as pg.Client['query'];
}

class RetryingPool extends pg.Pool {
  override connect = ((...words: unknown[]) =>
    asCurable((super.connect as Call)(...words))) as pg.Pool['connect'];
}
