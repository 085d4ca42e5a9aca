import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.generated.ts';

export type { Schema };

export type Database = Kysely<Schema>;
/** An open transaction with its organization set. Repositories take nothing else. */
export type Tx = Transaction<Schema>;

// Calendar dates have no time and no zone: hand them on as they are written. (1082 = date)
pg.types.setTypeParser(1082, (text) => text);

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export function openDatabase(url: string, connections: number, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // A restarted PostgreSQL drops connections, idle ones and those in the middle of a call. Without a listener on
  // each that would end the process; the pool tells of the idle ones a second time.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
