import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresDialect,
  type QueryResult,
  type RawBuilder,
  Transaction,
} from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.generated.ts';

export type { Schema };

export type Database = Kysely<Schema>;
/** An open transaction with its tenant set. Repositories accept nothing else. */
export type Tx = Transaction<Schema>;

// Type 1082 is `date`: kept as text, because a `Date` would add a time and a zone.
pg.types.setTypeParser(1082, (text) => text);

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const poolOf = new WeakMap<Database, pg.Pool>();

export function openDatabase(url: string, connections: number, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Lists read times as text.
    options: '-c TimeZone=UTC -c DateStyle=ISO',
  });
  // A restart of PostgreSQL drops idle and busy connections. Without an error listener on each, that would end the
  // process. The pool reports idle ones a second time.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  poolOf.set(db, pool);
  return {
    db,
    pool,
    close: async () => {
      await db.destroy();
      // Kysely ends the pool only if it has used it.
      if (!pool.ended) await pool.end();
    },
  };
}

export function connectionsOf(db: Database): pg.Pool {
  const pool = poolOf.get(db);
  if (pool === undefined) throw new Error('opened by openDatabase');
  return pool;
}

/** A statement as sent to PostgreSQL. With a name it is a prepared statement, planned once for each connection. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

/** A query builder for repositories that sends every statement through `run`. */
export function queriesRunBy(db: Database, run: (statement: Statement) => Promise<pg.QueryResult>): Tx {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery & { [KEPT_AS]?: string }) =>
      resultOf<R>(
        await run({
          text: query.sql,
          values: query.parameters as unknown[],
          ...(query[KEPT_AS] === undefined ? {} : { name: query[KEPT_AS] }),
        }),
      ),
    streamQuery: () => {
      throw new Error('results are not streamed');
    },
  };
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction<Schema>({ config: { dialect }, dialect, driver, executor });
}

// Required by the type, but never used: the executor has its connection.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('has a connection')) });
const driver = new DummyDriver();

function resultOf<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
  return changes ? { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows as R[] };
}

const KEPT_AS = Symbol('the name PostgreSQL keeps it under');
const names = new Map<string, string>();

/**
 * Runs a frequent query as a prepared statement: parsing and planning take longer than running it. Only for queries
 * whose one plan, by their index, is right for small and large organizations. Not for searches, where the best plan
 * depends on the keyword.
 */
export async function runKept<R>(tx: Tx, query: RawBuilder<R>): Promise<R[]> {
  const compiled = query.compile(tx);
  let name = names.get(compiled.sql);
  if (name === undefined) {
    name = `kept_${createHash('sha256').update(compiled.sql).digest('hex').slice(0, 16)}`;
    names.set(compiled.sql, name);
  }
  const kept: CompiledQuery<R> & { [KEPT_AS]: string } = { ...compiled, [KEPT_AS]: name };
  return (await tx.executeQuery<R>(kept)).rows;
}
