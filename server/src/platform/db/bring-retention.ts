import { sql, type Kysely, type Transaction } from 'kysely';
import type { Feature } from '../feature.ts';
import type { SweepSpec } from '../sweep/sweep-spec.ts';

export type SweepingFeature = Pick<Feature, 'name' | 'sweeps'>;

interface Line extends SweepSpec {
  feature: string;
}

/**
 * Updates the table `retention` to the sweeps of the features after each migration, and removes all other lines. A sweep
 * that could not run is refused here, because it would stop the hourly sweep of all tables.
 */
export async function bringRetention(
  db: Kysely<unknown>,
  features: readonly SweepingFeature[],
): Promise<void> {
  const lines = features.flatMap(({ name, sweeps = [] }) =>
    sweeps.map((sweep): Line => ({ ...sweep, feature: name })),
  );
  refuseSharedTables(lines);
  await db.transaction().execute(async (tx) => {
    for (const line of lines) {
      try {
        await checkLine(tx, line);
        await putLine(tx, line);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${nameOf(line)}: ${reason}`, { cause: error });
      }
    }
    await sql`delete from retention where what <> all(${lines.map(({ what }) => what)}::text[])`.execute(tx);
  });
}

const nameOf = ({ what, feature }: Line): string => `sweep "${what}" of feature ${feature}`;

function refuseSharedTables(lines: readonly Line[]): void {
  for (const [i, line] of lines.entries()) {
    const earlier = lines.slice(0, i);
    const namesake = earlier.find(({ what }) => what === line.what);
    if (namesake) throw new Error(`${nameOf(line)}: feature ${namesake.feature} has a sweep of this name`);
    const other = earlier.find(({ table, feature }) => table === line.table && feature !== line.feature);
    if (other)
      throw new Error(`${nameOf(line)}: feature ${other.feature} sweeps table ${line.table} already`);
  }
}

/** Runs the condition of the sweep without reading a row, so that PostgreSQL names what does not exist. */
async function checkLine(tx: Transaction<unknown>, { table, overSince, keep }: Line): Promise<void> {
  await sql`
    select from ${sql.id('public', table)} where (${sql.raw(overSince)}) < app_now() - ${keep}::interval limit 0`.execute(
    tx,
  );
  const { rows } = await sql<{ missing: string }>`
    select missing from unnest(array['select', 'delete']) missing
    where not has_table_privilege('archway_definer', format('public.%I', ${table}::text), missing)`.execute(
    tx,
  );
  if (rows.length > 0)
    throw new Error(
      `a migration must grant ${rows.map(({ missing }) => missing).join(', ')} on ${table} to archway_definer`,
    );
}

async function putLine(tx: Transaction<unknown>, { what, table, overSince, keep }: Line): Promise<void> {
  await sql`
    insert into retention (what, relation, over_since, kept) values (${what}, ${table}, ${overSince}, ${keep}::interval)
    on conflict (what) do update set relation = excluded.relation, over_since = excluded.over_since,
      kept = excluded.kept`.execute(tx);
}
