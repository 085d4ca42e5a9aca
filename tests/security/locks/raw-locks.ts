import { guardedViews } from '@archway/server/testing/database';
import pg from 'pg';
import type { Findings } from '../matrix/findings.ts';
import type { World } from '../world/world.ts';

/**
 * Tests row-level security alone: statements without a filter, as the app's role with one tenant. Reaching a row of
 * another organization is a finding. Everything is rolled back.
 */
export async function tryRawStatements(world: World, databaseUrl: string, findings: Findings): Promise<void> {
  const app = new pg.Client({ connectionString: databaseUrl });
  await app.connect();
  try {
    for (const view of await guardedViews(world.bench.owner)) {
      const reached = await attempt(app, world, `select from ${view} where org_id = $1`);
      findings.check(
        'locks',
        reached === 0,
        `select ${view}: reaches ${reached} rows of another organization`,
      );
    }
    for (const table of world.sharedTables) {
      const { orgId } = world.own[3];
      const asCounterpart = { as: orgId, of: orgId };
      const seen = `select from ${table} where counterpart = $1`;
      const reached = await attempt(app, world, seen, asCounterpart);
      findings.check('locks', reached > 0, `select ${table}: its counterpart does not see it`);
      const renamed = `update ${table} set id = gen_random_uuid() where counterpart = $1`;
      const moved = await attempt(app, world, renamed, asCounterpart);
      findings.check('locks', moved === 0, `update ${table}: its counterpart changes ${moved} ids`);
    }
    for (const table of world.tables) {
      const columns = await columnsOf(world, table);
      for (const [name, statement] of Object.entries(statements(table, columns))) {
        const reached = await attempt(app, world, statement);
        findings.check(
          'locks',
          reached === 0,
          `${name} ${table}: reaches ${reached} rows of another organization`,
        );
      }
    }
  } finally {
    await app.end();
  }
}

/** `$1` is the other organization. */
function statements(table: string, columns: string): Record<string, string> {
  return {
    select: `select from ${table} where org_id = $1`,
    update: `update ${table} set org_id = org_id where org_id = $1`,
    delete: `delete from ${table} where org_id = $1`,
    insert: `insert into ${table} (${columns}) select ${columns}
             from jsonb_populate_recordset(null::${table}, $2) where org_id = $1`,
  };
}

async function columnsOf({ bench: { owner } }: World, table: string): Promise<string> {
  const { rows } = await owner.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

/** Who tries a statement, and with whose rows. */
interface Attempt {
  as: string;
  of: string;
}

/** Number of rows reached: none if the privilege is missing; any other error came after rows were reached. */
async function attempt(
  app: pg.Client,
  { bench: { owner }, own, foreign }: World,
  text: string,
  { as, of }: Attempt = { as: own[2].orgId, of: foreign[2].orgId },
): Promise<number> {
  const table = /(?:from|update|into) (\w+)/.exec(text)?.[1];
  const values: unknown[] = [of];
  if (text.includes('$2')) {
    const { rows } = await owner.query<{ all: unknown }>(
      `select jsonb_agg(t) as all from ${table} t where org_id = $1`,
      values,
    );
    values.push(JSON.stringify(rows[0]?.all ?? []));
  }
  await app.query('begin');
  try {
    await app.query(`select set_config('app.org_id', $1, true)`, [as]);
    return (await app.query(text, values)).rowCount ?? 0;
  } catch (error) {
    return (error as { code?: unknown }).code === '42501' ? 0 : 1;
  } finally {
    await app.query('rollback');
  }
}
