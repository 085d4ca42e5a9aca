import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Whom a transaction acts for. Without an organization no tenant row is visible. */
export interface TenantScope {
  orgId: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Runs `work` in one transaction for one organization. BEGIN and the tenant travel in one round trip, and the
 * setting is local to the transaction: a pooled connection never carries it to the next caller.
 */
export async function inTransaction<T>(
  db: Database,
  scope: TenantScope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(beginFor(scope)).execute(connection);
    try {
      const result = await work(connection as unknown as Tx);
      await sql.raw('commit').execute(connection);
      return result;
    } catch (error) {
      // When the connection itself is gone there is nothing to roll back, and the pool drops it.
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => {});
      throw error;
    }
  });
}

function beginFor({ orgId }: TenantScope): string {
  if (orgId === null) return 'begin';
  // Written into the statement, since several statements in one message take no parameters.
  if (!UUID.test(orgId)) throw new Error('an organization id is a UUID');
  return `begin; select set_config('app.org_id', '${orgId}', true)`;
}
