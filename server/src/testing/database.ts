import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { allMenus } from '@archway/contract';
import pg from 'pg';
import { features } from '../main/features.ts';
import { migrate, MIGRATIONS_FOLDER } from '../platform/db/migrate.ts';

/** One migrated database serves as template; every test process works on a copy of its own. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS_FOLDER).toSorted())
    hash.update(readFileSync(new URL(name, MIGRATIONS_FOLDER)));
  hash.update(
    JSON.stringify(allMenus.map(({ calls = [], ...entry }) => [entry, calls.map(({ path }) => path)])),
  );
  hash.update(JSON.stringify(features.map(({ sweeps = [] }) => sweeps)));
  return `archway_template_${hash.digest('hex').slice(0, 12)}`;
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Makes the template when the migrations have changed since the last one. */
export async function ensureTemplate(ownerUrl: string, queueUrl: string): Promise<void> {
  const template = templateName();
  await asOwner(ownerUrl, async (client) => {
    if ((await databasesLike(client, template)).length > 0) return;
    for (const old of await databasesLike(client, 'archway_template_%'))
      await client.query(`drop database if exists ${old} with (force)`);
    await client.query(`create database ${template}_making`);
    await migrate(
      withDatabase(ownerUrl, `${template}_making`),
      withDatabase(queueUrl, `${template}_making`),
      features,
    );
    await client.query(`alter database ${template}_making rename to ${template}`);
  });
}

/** A fresh copy of the migrated schema under this name. */
export async function makeTestDatabase(ownerUrl: string, name: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${templateName()}`);
  });
  if (process.env['RLS'] === 'off')
    await asOwner(withDatabase(ownerUrl, name), (client) => dropSecondLock(client));
}

/**
 * Takes away what the database does to keep organizations apart: policies, and the conditions of views that stand
 * in for them. Shows that the code alone does it too: `tests/security`.
 */
export async function dropSecondLock(owner: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await owner.query<{ open: string }>(
    `select format('alter table %s disable row level security', oid::regclass) as open from pg_class
     where relnamespace = 'public'::regnamespace and relrowsecurity`,
  );
  for (const { open } of rows) await owner.query(open);
  for (const table of await sharedTables(owner))
    await owner.query(`alter table ${table} disable trigger guard_shared_row`);
  for (const view of await guardedViews(owner)) await openView(owner, view);
}

/** Tables whose rows two organizations own. */
export async function sharedTables(owner: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'guard_shared_row' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Views that show the rows of one organization by a condition of their own. */
export async function guardedViews(owner: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'v' and pg_get_viewdef(oid) ~ '(org_id|counterpart) = app_org\\(\\)'`,
  );
  return rows.map(({ name }) => name);
}

export async function openView(owner: Pick<pg.Client, 'query'>, view: string): Promise<void> {
  const { rows } = await owner.query<{ text: string }>('select pg_get_viewdef($1::regclass) as text', [view]);
  const text = rows[0]?.text.replaceAll(/\b(\w+\.)?(org_id|counterpart) = app_org\(\)/g, 'true') ?? '';
  await owner.query(`create or replace view ${view} as ${text}`);
}

/** Not by force: PostgreSQL waits for connections that are just closing, and complains of those never closed. */
export async function dropTestDatabase(ownerUrl: string, name: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => void (await client.query(`drop database if exists ${name}`)));
}

const LEFTOVER_SECONDS = 15 * 60;
const now = () => Math.floor(Date.now() / 1_000);

/** Carries its age, by which a later run tells what a killed one left from what another one is using. */
export function testDatabaseName(): string {
  return `archway_test_${now()}_${randomUUID().slice(0, 8)}`;
}

export async function dropLeftovers(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    for (const name of await databasesLike(client, 'archway_test_%')) {
      const made = Number(name.split('_')[2]);
      if (!(made > now() - LEFTOVER_SECONDS))
        await client.query(`drop database if exists ${name}`).catch(() => {});
    }
  });
}

async function databasesLike(client: pg.Client, pattern: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [pattern],
  );
  return rows.map(({ datname }) => datname);
}

async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
