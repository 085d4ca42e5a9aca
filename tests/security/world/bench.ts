import type { CallSpec } from '@archway/contract/core/call';
import type { Region } from '@archway/rules/regions';
import type { Secrets } from '@archway/server/platform/config/secrets';
import type { Database } from '@archway/server/platform/db/database';
import type { SendOptions, TestSite } from '@archway/server/testing/site';
import type pg from 'pg';

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** The interface of the security tests to a site, which runs in this process or in processes of its own. */
export interface Bench {
  db: Database;
  /** Connects as the owner of the schema, who can read every organization here. */
  owner: pg.Pool;
  secrets: Secrets;
  region: Region;
  /** Origin of the web app. */
  origin: string;
  send(call: CallSpec, input: Record<string, unknown>, options: SendOptions): Promise<Reply>;
}

export function benchOf(site: TestSite): Bench {
  return {
    db: site.db,
    owner: site.owner,
    secrets: site.config.secrets,
    region: site.config.SITE_REGION,
    origin: site.config.PUBLIC_ORIGIN,
    send: async (call, input, options) => {
      const reply = await site.send(call, input, options);
      return { status: reply.statusCode, headers: reply.headers, body: reply.body };
    },
  };
}

/** Tenant tables in the order of their foreign keys, referenced ones first. */
export async function tenantTables(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; refers: string[] }>(
    `select c.oid::regclass::text as name,
       array(select confrelid::regclass::text from pg_constraint
             where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as refers
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by name`,
  );
  const sorted: string[] = [];
  const add = (name: string): void => {
    const table = rows.find((row) => row.name === name);
    if (table === undefined || sorted.includes(name)) return;
    for (const other of table.refers) add(other);
    sorted.push(name);
  };
  for (const { name } of rows) add(name);
  return sorted;
}

/**
 * Lets the owner bypass row-level security and the guards of shared rows, to see what the app changed and to set things up
 * for any organization. The rights of the app stay the same.
 */
export async function openOwnersEyes(owner: pg.Pool): Promise<void> {
  for (const table of await tenantTables(owner)) {
    await owner.query(`drop policy if exists owner_sees on ${table}`);
    await owner.query(`create policy owner_sees on ${table} to archway_owner using (true) with check (true)`);
  }
  const { rows } = await owner.query<{ guard: string }>(
    `select replace(pg_get_triggerdef(oid), 'CREATE TRIGGER', 'create or replace trigger') as guard
     from pg_trigger where tgname = 'guard_shared_row'`,
  );
  for (const { guard } of rows)
    await owner.query(guard.replace('FOR EACH ROW', `for each row when (current_user <> 'archway_owner')`));
}
