import pg from 'pg';
import { isRetryable } from '../db/errors.ts';

/** What graphile-worker repeats soon and for minutes: to it, a transaction that got in another one's way. */
const REPEATED_CODE = '40001';

/**
 * Connections for graphile-worker. It notes in the background that a job has ended, repeats that only after errors
 * with a few codes, and any other error ends the process, a restart of PostgreSQL for example. So every error that a
 * repeat may cure gets a code it repeats after; its notes bear repeating.
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

/** With a callback instead of a promise the caller hears of errors there, and is left alone. */
const asCurable = (answer: unknown): unknown => (answer instanceof Promise ? answer.catch(curable) : answer);

class RetryingClient extends pg.Client {
  override query = ((...words: unknown[]) =>
    asCurable((super.query as Call)(...words))) as pg.Client['query'];
}

class RetryingPool extends pg.Pool {
  override connect = ((...words: unknown[]) =>
    asCurable((super.connect as Call)(...words))) as pg.Pool['connect'];
}
