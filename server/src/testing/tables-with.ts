import { sql } from 'kysely';
import { inTransaction } from '../platform/db/transaction.ts';
import type { TestSite } from './site.ts';

/** The tables in which a transaction of an organization reads these letters: in its own rows, and those it shares. */
export async function tablesWith(
  { db }: Pick<TestSite, 'db'>,
  orgId: string,
  letters: string,
): Promise<string[]> {
  return inTransaction(db, { orgId }, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'org_id'
      where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(pg_class.oid, 'select')`.execute(
      tx,
    );
    if (tables.length === 0) throw new Error('it reads no table at all');
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`
        select from ${sql.table(name)} known where known::text ilike ${`%${letters}%`} limit 1`.execute(tx);
      if (rows.length > 0) found.push(name);
    }
    return found;
  });
}
