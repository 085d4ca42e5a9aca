import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asTenant } from '../../testing/as-tenant.ts';
import {
  dropValueRules,
  insertFor,
  type Insert,
  type Table,
  tablesOf,
  viewsOf,
} from '../../testing/catalog.ts';
import { sharedTables } from '../../testing/database.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

/** Tables of the whole site, which the app can at most read; every other table is a tenant table. */
const SITE_WIDE = ['kysely_migration', 'kysely_migration_lock', 'menu_entry', 'retention', 'site_clock'];
const A = '0197a000-0000-7000-8000-00000000000a';
const B = '0197b000-0000-7000-8000-00000000000b';

let site: TestSite;
let app: pg.Pool;
let tables: Table[];
let tenantTables: string[];
/** Tables, and views that contain the tenant condition themselves. */
let tenantRelations: string[];
const insertsForB = new Map<string, Insert>();

beforeAll(async () => {
  site = await openTestSite();
  app = new pg.Pool({ connectionString: site.config.DATABASE_URL, max: 1 });
  tables = (await tablesOf(site.owner)).filter(({ isPartition }) => !isPartition);
  tenantTables = tables.map(({ name }) => name).filter((name) => !SITE_WIDE.includes(name));
  tenantRelations = [...tenantTables, ...(await viewsOf(site.owner))].toSorted();
  await dropValueRules(site.owner);
  for (const table of tenantTables) {
    for (const org of [A, B]) {
      const row = await insertFor(site.owner, table, org);
      await asTenant(site.owner, org, (client) => client.query(row));
    }
    insertsForB.set(table, await insertFor(site.owner, table, B));
  }
});
afterAll(async () => {
  await app.end();
  await site.close();
});

/** How many rows a statement of the app affected, or that it was refused. */
async function attempt(org: string | null, query: string | Insert): Promise<number | 'refused'> {
  try {
    return await asTenant(app, org, async (client) => (await client.query(query)).rowCount ?? 0);
  } catch (error) {
    if ((error as { code?: unknown }).code === '42501') return 'refused';
    throw error;
  }
}

/** Rows that the app reaches in each table, without tables where it reaches none. */
async function reached(
  org: string | null,
  statement: (table: string) => string | Insert,
  relations = tenantTables,
): Promise<string[]> {
  const found: string[] = [];
  for (const table of relations) {
    const rows = await attempt(org, statement(table));
    if (rows !== 'refused' && rows > 0) found.push(`${table}: ${rows}`);
  }
  return found;
}

async function tablesWithPrivilege(role: string, privileges: string): Promise<string[]> {
  const { rows } = await site.owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and has_table_privilege($1, oid, $2) order by name`,
    [role, privileges],
  );
  return rows.map(({ name }) => name);
}
const ANY_PRIVILEGE = 'select, insert, update, delete, truncate, references, trigger';

test('every table is keyed by organization with forced row-level security, or on the list of site-wide tables', () => {
  const unprotected = tables.filter(
    ({ key, enabled, forced, policies }) =>
      !(key.includes('org_id') && key.includes('bucket') && enabled && forced && policies > 0),
  );
  expect(unprotected.map(({ name }) => name)).toEqual(SITE_WIDE);
});

test('no running process can change site-wide tables', async () => {
  const changing = 'insert, update, delete, truncate, references, trigger';
  for (const role of ['archway_app', 'archway_queue', 'archway_definer', 'public']) {
    const changeable = await tablesWithPrivilege(role, changing);
    expect(SITE_WIDE.filter((name) => changeable.includes(name))).toEqual([]);
  }
});

test('with a tenant set, the app sees its rows in every table it may read', async () => {
  const readable = (await tablesWithPrivilege('archway_app', 'select')).filter(
    (name) => !SITE_WIDE.includes(name),
  );
  const seen = await reached(B, (table) => `select from ${table}`, tenantRelations);
  // Here B is the home of its rows, and never the counterpart.
  expect(seen.map((line) => line.split(':')[0])).toEqual(
    readable.filter((name) => name !== 'lab_order_found'),
  );
});

test('without a tenant set, the app reads, inserts, updates and deletes nothing', async () => {
  expect(await reached(null, (table) => `select from ${table}`, tenantRelations)).toEqual([]);
  expect(await reached(null, (table) => insertsForB.get(table) ?? '')).toEqual([]);
  expect(await reached(null, (table) => `update ${table} set org_id = org_id`)).toEqual([]);
  expect(await reached(null, (table) => `delete from ${table}`)).toEqual([]);
});

test("an organization reaches no row of another one and can't move rows to it", async () => {
  expect(await reached(A, (table) => `select from ${table} where org_id = '${B}'`, tenantRelations)).toEqual(
    [],
  );
  expect(await reached(A, (table) => insertsForB.get(table) ?? '')).toEqual([]);
  expect(await reached(A, (table) => `update ${table} set org_id = '${A}' where org_id = '${B}'`)).toEqual(
    [],
  );
  expect(await reached(A, (table) => `update ${table} set org_id = '${B}' where org_id = '${A}'`)).toEqual(
    [],
  );
  expect(await reached(A, (table) => `delete from ${table} where org_id = '${B}'`)).toEqual([]);
});

/** Columns that a counterpart may change, as the table's trigger names them. */
async function namedColumns(table: string): Promise<string[]> {
  const { rows } = await site.owner.query<{ named: string }>(
    `select encode(tgargs, 'escape') as named from pg_trigger where tgname = 'guard_shared_row' and tgrelid = $1::regclass`,
    [table],
  );
  return (rows[0]?.named ?? '').split('\\000').filter((name) => name !== '');
}

/** Those that can be written. */
const columnsOf = (table: string) => allColumnsOf(table, `and attgenerated = ''`);

async function allColumnsOf(table: string, more = ''): Promise<string[]> {
  const { rows } = await site.owner.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped ${more}`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Whether either side adds rows, as long as what they belong to is theirs. */
async function isChild(table: string): Promise<boolean> {
  const { rows } = await site.owner.query<{ guard: string }>(
    `select tgfoid::regproc::text as guard from pg_trigger where tgname = 'guard_shared_row' and tgrelid = $1::regclass`,
    [table],
  );
  return rows[0]?.guard === 'guard_order_child';
}

describe('a table of two organizations', () => {
  const C = '0197c000-0000-7000-8000-00000000000c';
  let shared: string[];
  beforeAll(async () => {
    shared = await sharedTables(site.owner);
    for (const table of shared)
      await asTenant(site.owner, B, (client) => client.query(`update ${table} set counterpart = '${A}'`));
  });

  test('is seen by its home and its counterpart, and by nobody else', async () => {
    expect(shared).toContain('partnership');
    for (const table of shared) {
      const ofB = `select from ${table} where org_id = '${B}'`;
      expect([
        await attempt(B, ofB),
        await attempt(A, ofB),
        await attempt(C, ofB),
        await attempt(null, ofB),
      ]).toEqual([1, 1, 0, 0]);
    }
  });

  test('is changed by the counterpart in named columns, and added to, removed from and moved by nobody but its home', async () => {
    for (const table of shared) {
      const named = await namedColumns(table);
      const same = (column: string) =>
        attempt(A, `update ${table} set ${column} = ${column} where org_id = '${B}'`);
      const other = (column: string) =>
        attempt(
          A,
          `update ${table} set ${column} = (jsonb_populate_record(null::${table},
          jsonb_build_object('${column}', '${C}'))).${column} where org_id = '${B}'`,
        );
      const child = await isChild(table);
      if (!child) expect(named.length).toBeGreaterThan(0);
      // Generated columns follow those that the counterpart changes; nobody sets them.
      const settable = new Set(await columnsOf(table));
      for (const column of named.filter((one) => settable.has(one)))
        expect(await same(column), column).toBe(1);
      for (const column of ['counterpart', 'org_id', 'id'])
        expect(await other(column), column).toBe('refused');
      expect(named).not.toContain('counterpart');
      expect(await allColumnsOf(table)).toEqual(expect.arrayContaining(named));
      expect(await attempt(A, `delete from ${table} where org_id = '${B}'`)).toBe('refused');
      const theirs = await insertFor(site.owner, table, B);
      const counterpart = /\(([^)]*)\)/.exec(theirs.text)?.[1]?.split(', ').indexOf('counterpart') ?? -1;
      const values = theirs.values.with(counterpart, A);
      expect(await attempt(A, { ...theirs, values })).toBe('refused');
    }
  });

  test('that belongs to an order is added to by the counterpart of that order, and by no other', async () => {
    const children: string[] = [];
    for (const table of shared) if (await isChild(table)) children.push(table);
    expect(children).toEqual(['order_history', 'order_mark']);
    const { rows } = await asTenant(site.owner, B, (client) =>
      client.query<{ id: string }>('select id from order_record where org_id = app_org()'),
    );
    const order = rows[0]?.id ?? '';
    for (const table of children) {
      const made = await insertFor(site.owner, table, B);
      const columns = /\(([^)]*)\)/.exec(made.text)?.[1]?.split(', ') ?? [];
      const isNullable = !columns.includes('counterpart');
      const text = isNullable
        ? made.text.replace('(', '(counterpart, ').replace('values (', `values ('${A}', `)
        : made.text;
      const ofOrder = (orderId: string) => ({
        text,
        values: made.values
          .with(columns.indexOf('order_id'), orderId)
          .map((value, i) => (columns[i] === 'counterpart' ? A : value)),
      });
      expect(await attempt(A, ofOrder(order)), table).toBe(1);
      expect(await attempt(A, ofOrder(C)), table).toBe('refused');
      expect(await attempt(C, ofOrder(order)), table).toBe('refused');
    }
  });
});

test('partitions can be accessed only through their parent table', async () => {
  const partitions = (await tablesOf(site.owner)).filter(({ isPartition }) => isPartition);
  expect(partitions.map(({ name }) => name)).toContain('audit_rest');
  for (const role of ['archway_app', 'archway_queue', 'archway_definer', 'public']) {
    const reachable = await tablesWithPrivilege(role, ANY_PRIVILEGE);
    expect(partitions.filter(({ name }) => reachable.includes(name))).toEqual([]);
  }
});

test('row-level security applies to the database roles of the running processes', async () => {
  const { rows } = await site.owner.query(
    `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as mighty,
       array(select roleid::regrole::text from pg_auth_members where member = r.oid) as member_of,
       array(select oid::regclass::text from pg_class
             where relowner = r.oid and relnamespace = 'public'::regnamespace) as owns
     from pg_roles r where rolname in ('archway_app', 'archway_queue') order by rolname`,
  );
  expect(rows).toEqual([
    { rolname: 'archway_app', mighty: false, member_of: [], owns: [] },
    { rolname: 'archway_queue', mighty: false, member_of: [], owns: [] },
  ]);
});

test("the queue's database role sees only the tables of the queue", async () => {
  expect(await tablesWithPrivilege('archway_queue', ANY_PRIVILEGE)).toEqual(['outbox', 'site_clock']);
});
