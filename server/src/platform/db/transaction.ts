import { sql } from 'kysely';
import type pg from 'pg';
import { connectionsOf, queriesRunBy, type Database, type Tx } from './database.ts';

/** The tenant of a transaction. Without an organization, no tenant row is visible. */
export interface TenantScope {
  orgId: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Runs `work` in one transaction of one tenant. BEGIN and the tenant setting take one round trip. The setting is local
 * to the transaction, so a pooled connection never carries it to the next caller.
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

/** Checks the answer: PostgreSQL reports success for the COMMIT of a failed transaction although it rolls back. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('a statement had failed, so nothing was committed');
}

/** Runs `work` as another tenant in the same transaction. The first tenant's rows are hidden meanwhile. */
export async function switchTenant<T>(
  tx: Tx,
  { to, back }: { to: string; back: string | null },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await setTenant(tx, to);
  try {
    return await work(tx);
  } finally {
    // After a failed statement PostgreSQL accepts nothing but a rollback.
    await setTenant(tx, back).catch(() => {});
  }
}

async function setTenant(tx: Tx, orgId: string | null): Promise<void> {
  await sql`select set_config('app.org_id', ${orgId ?? ''}, true)`.execute(tx);
}

function beginFor({ orgId }: TenantScope): string {
  if (orgId === null) return 'begin';
  // Inlined, because several statements in one message can't have parameters.
  if (!UUID.test(orgId)) throw new Error('an organization id is a UUID');
  return `begin; select set_config('app.org_id', '${orgId}', true)`;
}
