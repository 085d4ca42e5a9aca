import { sql } from 'kysely';
import type pg from 'pg';
import { connectionsOf, queriesRunBy, type Database, type Tx } from './database.ts';

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
  const client = await connectionsOf(db).connect();
  let isUsable = true;
  try {
    await client.query(beginFor(scope));
    const result = await work(queriesRunBy(db, (statement) => client.query(statement)));
    await commit(client);
    return result;
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

/** PostgreSQL answers the commit of a transaction in which a statement has failed with success, and rolls back. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('a statement had failed, so nothing was committed');
}

/** Lets `work` see another organization's rows in between, in the same transaction, and nothing of this one's. */
export async function switchTenant<T>(
  tx: Tx,
  { to, back }: { to: string; back: string | null },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await setTenant(tx, to);
  try {
    return await work(tx);
  } finally {
    // After a failed statement nothing can be set, nor anything else be done, before the rollback.
    await setTenant(tx, back).catch(() => {});
  }
}

async function setTenant(tx: Tx, orgId: string | null): Promise<void> {
  await sql`select set_config('app.org_id', ${orgId ?? ''}, true)`.execute(tx);
}

function beginFor({ orgId }: TenantScope): string {
  if (orgId === null) return 'begin';
  // Written into the statement, since several statements in one message take no parameters.
  if (!UUID.test(orgId)) throw new Error('an organization id is a UUID');
  return `begin; select set_config('app.org_id', '${orgId}', true)`;
}
