import pg from 'pg';
import { connectionsOf, queriesRunBy, type Database, type Statement, type Tx } from './database.ts';
import type { TenantScope } from './transaction.ts';

/**
 * For calls that only read. Each statement is a transaction of its own, on any connection, and travels together with
 * what makes it safe: the organization and the ban on writing, which end with it as they would with a COMMIT. So a
 * read costs one round trip where BEGIN, statement and COMMIT cost three.
 */
export function tenantReads(db: Database, scope: TenantScope): Tx {
  return statementsOf(db, scope, 'on');
}

/**
 * As `tenantReads`, for writing by one statement: others see it when its answer is here. The disk is not waited for, so
 * a crash of the database may lose the last half second; for notes about reads, never for what somebody did.
 */
export function tenantWrite(db: Database, scope: TenantScope): Tx {
  return statementsOf(db, scope, 'off');
}

function statementsOf(db: Database, { orgId }: TenantScope, readOnly: 'on' | 'off'): Tx {
  const pool = connectionsOf(db);
  return queriesRunBy(db, (statement) => {
    // Typed for texts only, but a query is handed on as it is.
    return pool.query(new TenantStatement(orgId ?? '', readOnly, statement) as unknown as string);
  });
}

/** What the driver's own query does when asked, and its types do not tell. */
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

/** A statement that is kept is kept with its plan; by itself PostgreSQL might plan it anew for a large organization. */
const TENANT = {
  name: 'tenant_statement',
  text: `select set_config('app.org_id', $1, true), set_config('transaction_read_only', $2, true),
    set_config('plan_cache_mode', $3, true),
    set_config('synchronous_commit', case $2 when 'on' then current_setting('synchronous_commit') else 'off' end, true)`,
};
const knowsTenant = new WeakSet<Wire>();

/**
 * Two statements before one Sync are one transaction to PostgreSQL: first the tenant's, then the query. If the first
 * fails, the second is skipped. The first one's row and end are dropped here, all that follows is the query's.
 */
class TenantStatement extends Query {
  readonly #settings: [orgId: string, readOnly: string, planCacheMode: string];
  #tenantIsSet = false;

  constructor(orgId: string, readOnly: 'on' | 'off', statement: Statement) {
    super({ ...statement, queryMode: 'extended' });
    this.#settings = [orgId, readOnly, statement.name === undefined ? 'auto' : 'force_generic_plan'];
  }

  override prepare(wire: Wire): void {
    if (!knowsTenant.has(wire)) wire.parse(TENANT);
    knowsTenant.add(wire);
    wire.bind({ statement: TENANT.name, values: this.#settings });
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
