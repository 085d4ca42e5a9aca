import { tablesOf } from '@archway/server/testing/catalog';
import { asTenant, rowsAs } from '@archway/server/testing/as-tenant';
import { sharedTables, withDatabase } from '@archway/server/testing/database';
import pg from 'pg';
import type { HarnessSite } from './site.ts';

/** All rows of some organizations by table and key, and their queued jobs. */
export type Snapshot = ReadonlyMap<string, string>;

/** Reads rows of a site as the owner of the schema and as the queue's role. */
export interface TenantRows {
  rows<R extends pg.QueryResultRow>(orgId: string, text: string, values?: readonly unknown[]): Promise<R[]>;
  snapshot(orgIds: readonly string[]): Promise<Snapshot>;
  close(): Promise<void>;
}

export async function openTenantRows(site: HarnessSite): Promise<TenantRows> {
  const database = new URL(site.env['DATABASE_URL'] ?? '').pathname.slice(1);
  const owner = new pg.Pool({
    connectionString: withDatabase(site.env['DATABASE_OWNER_URL'] ?? '', database),
    max: 2,
  });
  owner.on('error', () => {});
  owner.on('connect', (client) => client.on('error', () => {}));
  const everything = await queryForAll(owner);
  return {
    rows: (orgId, text, values) => rowsAs(owner, orgId, text, values),
    snapshot: async (orgIds) => {
      const found = new Map<string, string>();
      for (const orgId of orgIds) {
        const { rows } = await asTenant(owner, orgId, (client) => client.query<Line>(everything));
        for (const { key, row } of rows) found.set(key, row);
      }
      for (const { key, row } of await site.asQueue<Line>(jobsOf(orgIds))) found.set(key, row);
      return found;
    },
    close: () => owner.end(),
  };
}

interface Line {
  key: string;
  row: string;
}

/** One query over all tenant tables, read from the catalog, so that new tables are included. */
async function queryForAll(owner: pg.Pool): Promise<string> {
  const tables = (await tablesOf(owner)).filter(
    ({ isPartition, key }) => !isPartition && key.includes('org_id'),
  );
  const shared = await sharedTables(owner);
  return tables
    .map(
      ({ name, key }) =>
        `select concat_ws(' ', '${name}', ${key.map((column) => `t.${column}`).join(', ')}) as key,
           to_jsonb(t)::text as row from ${name} t
         where t.org_id = app_org()${shared.includes(name) ? ' or t.counterpart = app_org()' : ''}`,
    )
    .join('\nunion all\n');
}

const jobsOf = (orgIds: readonly string[]): string =>
  `select 'job ' || j.id as key, t.identifier || j.payload::text as row
   from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   where j.payload->>'orgId' in (${orgIds.map((orgId) => `'${orgId}'`).join(', ')})`;

/** Changes between two snapshots, such as `audit +1, member ~1`; empty if there are none. */
export function difference(before: Snapshot, after: Snapshot): string {
  const counts = new Map<string, number>();
  const count = (key: string, sign: string): void => {
    const what = `${key.split(' ')[0]} ${sign}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  for (const [key, row] of after) {
    const old = before.get(key);
    if (old === undefined) count(key, '+');
    else if (old !== row) count(key, '~');
  }
  for (const key of before.keys()) if (!after.has(key)) count(key, '-');
  return [...counts]
    .map(([what, many]) => `${what}${many}`)
    .toSorted()
    .join(', ');
}
