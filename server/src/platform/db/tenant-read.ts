import pg from 'pg';
import { connectionsOf, queriesRunBy, type Database, type Tx } from './database.ts';
import type { TenantScope } from './transaction.ts';

/**
 * For calls that only read. Each statement is a transaction of its own, on any connection, and travels together with
 * what makes it safe: the organization and the ban on writing, which end with it as they would with a COMMIT. So a
 * read costs one round trip where BEGIN, statement and COMMIT cost three.
 */
export function tenantReads(db: Database, { orgId }: TenantScope): Tx {
  const pool = connectionsOf(db);
  return queriesRunBy(db, (text, values) => {
    // Typed for texts only, but a query is handed on as it is.
    const query = new TenantRead(orgId ?? '', { text, values, queryMode: 'extended' }) as unknown as string;
    return pool.query(query);
  });
}

/** What the driver's own query does when asked, and its types do not tell. */
interface Wire {
  parse(message: { text: string }): void;
  bind(message: { values: string[] }): void;
  execute(message: object): void;
}
interface DriverQuery {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const Query = pg.Query as unknown as new (config: object) => DriverQuery;

const TENANT = `select set_config('app.org_id', $1, true), set_config('transaction_read_only', 'on', true)`;

/**
 * Two statements before one Sync are one transaction to PostgreSQL: first the tenant's, then the query. If the first
 * fails, the second is skipped. The first one's row and end are dropped here, all that follows is the query's.
 */
class TenantRead extends Query {
  readonly #orgId: string;
  #tenantIsSet = false;

  constructor(orgId: string, config: object) {
    super(config);
    this.#orgId = orgId;
  }

  override prepare(wire: Wire): void {
    wire.parse({ text: TENANT });
    wire.bind({ values: [this.#orgId] });
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
