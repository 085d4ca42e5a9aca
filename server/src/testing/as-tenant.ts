import type pg from 'pg';

/** Runs `work` for one organization on a plain connection; without one, as nobody. */
export async function asTenant<T>(
  pool: pg.Pool,
  orgId: string | null,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    if (orgId !== null) await client.query(`select set_config('app.org_id', $1, true)`, [orgId]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The rows of a query as one organization sees them, mostly to look behind the scenes as the owner. */
export async function rowsAs<R extends pg.QueryResultRow>(
  pool: pg.Pool,
  orgId: string | null,
  query: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  return asTenant(pool, orgId, async (client) => (await client.query<R>(query, [...values])).rows);
}
