import pg from 'pg';
import { connectionsOf, queriesRunBy, type Database, type Statement, type Tx } from './database.ts';
import type { TenantScope } from './transaction.ts';

/**
 * Queries for calls that only read. Each statement is its own transaction and is sent together with its tenant and a
 * read-only setting, which end with it. So a read takes one round trip instead of three (BEGIN, statement, COMMIT).
 */
export function tenantReads(db: Database, scope: TenantScope): Tx {
  return statementsOf(db, scope, 'read');
}

/**
 * Like `tenantReads`, for a single writing statement with asynchronous commit: a crash of the database may lose the
 * last half second. Only for notes about reads, never for a user's changes.
 */
export function tenantWrite(db: Database, scope: TenantScope): Tx {
  return statementsOf(db, scope, 'write');
}

function statementsOf(db: Database, { orgId }: TenantScope, does: keyof typeof TENANT): Tx {
  const pool = connectionsOf(db);
  return queriesRunBy(db, (statement) => {
    // The type allows only text, but the driver accepts a query object.
    return pool.query(new TenantStatement(orgId ?? '', does, statement) as unknown as string);
  });
}

/** Methods of the driver's query class that its types leave out. */
interface Wire {
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: string[] }): void;
  execute(message: object): void;
}
interface DriverQuery {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const Query = pg.Query as unknown as new (config: object) => DriverQuery;

/** Forces a generic plan for prepared statements; PostgreSQL might otherwise replan them for a large organization. */
const SETTINGS = `select set_config('app.org_id', $1, true), set_config('plan_cache_mode', $2, true)`;
const TENANT = {
  read: { name: 'tenant_read', text: `${SETTINGS}, set_config('transaction_read_only', 'on', true)` },
  write: { name: 'tenant_write', text: `${SETTINGS}, set_config('synchronous_commit', 'off', true)` },
};
const known = { read: new WeakSet<Wire>(), write: new WeakSet<Wire>() };

/**
 * Sends two statements before one Sync, which PostgreSQL runs as one transaction: the tenant setting, then the query.
 * If the first fails, the second is skipped. The first one's row and completion are dropped; the rest belongs to the
 * query.
 */
class TenantStatement extends Query {
  readonly #does: keyof typeof TENANT;
  readonly #settings: [orgId: string, planCacheMode: string];
  #tenantIsSet = false;

  constructor(orgId: string, does: keyof typeof TENANT, statement: Statement) {
    super({ ...statement, queryMode: 'extended' });
    this.#does = does;
    this.#settings = [orgId, statement.name === undefined ? 'auto' : 'force_generic_plan'];
  }

  override prepare(wire: Wire): void {
    const tenant = TENANT[this.#does];
    if (!known[this.#does].has(wire)) wire.parse(tenant);
    known[this.#does].add(wire);
    wire.bind({ statement: tenant.name, values: this.#settings });
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#tenantIsSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#tenantIsSet) super.handleCommandComplete(message, wire);
    this.#tenantIsSet = true;
  }
}
