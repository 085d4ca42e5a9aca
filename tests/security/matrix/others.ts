import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { MARK } from '../world/marks.ts';
import { marksFor, type World } from '../world/world.ts';

/**
 * Rows of organizations that don't act: for each table how many there are, and the last transactions that wrote and that
 * locked one. A row that is changed or added has a later writer, one that is deleted is missing.
 */
export type Others = ReadonlyMap<string, { rows: number; writer: number; locker: number }>;

export async function lookAtOthers(world: World): Promise<Others> {
  const { tables, sharedTables, foreign, collidingTenants } = world;
  const { owner } = world.bench;
  const orgIds = [...Object.values(foreign), ...Object.values(collidingTenants)].map(({ orgId }) => orgId);
  const isOf = await ofOrganizations(world);
  const { rows } = await owner.query<{ name: string; rows: number; writer: number; locker: number }>({
    name: 'others',
    text: tables
      .map(
        (table) =>
          `select '${table}' as name, count(*)::integer as rows, coalesce(max(t.xmin::text::bigint), 0)::float8 as writer,
             coalesce(max(t.xmax::text::bigint), 0)::float8 as locker
           from ${table} t where ${isOf(table)}${sharedTables.includes(table) ? ' or counterpart = any($1)' : ''}`,
      )
      .join(' union all '),
    values: [orgIds],
  });
  return new Map(rows.map(({ name, ...seen }) => [name, seen]));
}

/**
 * Rows of the organizations in `$1`, by way of the primary keys, which begin with the bucket: reading tables whole was what
 * most of a run went into.
 */
async function ofOrganizations({ bench: { owner } }: World): Promise<(table: string) => string> {
  const known = await (bucketed.get(owner) ?? readBucketed(owner));
  return (table) =>
    known.has(table)
      ? 'bucket = any(array(select org_bucket(one) from unnest($1::uuid[]) one)) and org_id = any($1)'
      : 'org_id = any($1)';
}

type Owner = World['bench']['owner'];
const bucketed = new WeakMap<Owner, Promise<ReadonlySet<string>>>();

function readBucketed(owner: Owner): Promise<ReadonlySet<string>> {
  const reading = owner
    .query<{ table_name: string }>(
      `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'bucket'`,
    )
    .then(({ rows }) => new Set(rows.map(({ table_name }) => table_name)));
  bucketed.set(owner, reading);
  return reading;
}

/** Locking a row counts as a change, because it can make its owner wait. Later transactions have higher ids. */
export function changedTables(before: Others, after: Others): string[] {
  return [...before]
    .filter(([table, { rows, writer, locker }]) => {
      const now = after.get(table);
      return now?.rows !== rows || now.writer > writer || now.locker > locker;
    })
    .map(([table]) => table);
}

/** Id of the oldest open transaction: rows written later have this id or a higher one. */
export async function transactionNow({ bench: { owner } }: World): Promise<string> {
  const { rows } = await owner.query<{ xid: string }>(
    'select txid_snapshot_xmin(txid_current_snapshot())::text as xid',
  );
  return rows[0]?.xid ?? '0';
}

/**
 * Tables in which a row of an acting organization, of a partner or of the site, written since, contains a canary that its
 * members may not read.
 */
export async function strayTexts(world: World, since: string): Promise<string[]> {
  const { tables, acting, partners } = world;
  const { owner } = world.bench;
  const isOf = await ofOrganizations(world);
  const marksOf = new Map([...acting, ...partners].map((org) => [org.orgId, marksFor(org)]));
  const { rows } = await owner.query<{ name: string; org_id: string; mark: string }>({
    name: 'stray texts',
    text: tables
      .map(
        (table) =>
          `select distinct '${table}' as name, org_id, found[1] as mark
           from ${table} t, regexp_matches(t::text, $2, 'g') found
           where ${isOf(table)} and t.xmin::text::bigint >= $3::bigint`,
      )
      .join(' union all '),
    values: [[SITE_ORG_ID, ...marksOf.keys()], MARK.source, since],
  });
  const isStray = (row: { org_id: string; mark: string }) => !marksOf.get(row.org_id)?.includes(row.mark);
  return [...new Set(rows.filter(isStray).map(({ name }) => name))];
}
