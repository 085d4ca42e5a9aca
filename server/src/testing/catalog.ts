import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A table as PostgreSQL's own catalog describes it; partitions are listed apart from what they are parts of. */
export interface Table {
  name: string;
  isPartition: boolean;
  enabled: boolean;
  forced: boolean;
  policies: number;
  key: string[];
}

export async function tablesOf(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select c.oid::regclass::text as name, c.relispartition as "isPartition", c.relrowsecurity as enabled,
       c.relforcerowsecurity as forced,
       (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
       array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid
             where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as key
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by name`,
  );
  return rows;
}

export async function viewsOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  );
  return rows.map(({ name }) => name);
}

/** Foreign keys and value checks go, so that a row of any table can be made from its column types alone. */
export async function dropValueRules(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ drop: string }>(
    `select format('alter table %s drop constraint if exists %I', conrelid::regclass, conname) as drop
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'c') and coninhcount = 0
     order by contype desc`,
  );
  for (const { drop } of rows) await owner.query(drop);
}

interface Column {
  name: string;
  type: string;
  label: string | null;
}

export interface Insert {
  text: string;
  values: string[];
}

/** An insert of one made-up row that belongs to this organization. */
export async function insertFor(owner: pg.Pool, table: string, orgId: string): Promise<Insert> {
  const { rows: columns } = await owner.query<Column>(
    `select a.attname as name, a.atttypid::regtype::text as type,
       (select enumlabel from pg_enum e where e.enumtypid = a.atttypid order by enumsortorder limit 1) as label
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.attidentity = '' and a.attnotnull and not a.atthasdef order by a.attnum`,
    [table],
  );
  const places = columns.map(({ type }, i) => `$${i + 1}::${type}`);
  return {
    text: `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${places.join(', ')})`,
    values: columns.map((column) => (column.name === 'org_id' ? orgId : sampleOf(column))),
  };
}

function sampleOf({ name, type, label }: Column): string {
  if (label !== null) return label;
  if (type.endsWith('[]')) return '{}';
  const sample = SAMPLES[type];
  if (sample === undefined) throw new Error(`no sample value for ${type}, the type of ${name}`);
  return sample();
}

const SAMPLES: Record<string, () => string> = {
  uuid: () => randomUUID(),
  text: () => randomUUID(),
  'character varying': () => randomUUID(),
  bytea: () => `\\x${randomBytes(16).toString('hex')}`,
  jsonb: () => '{}',
  json: () => '{}',
  inet: () => '192.0.2.1',
  boolean: () => 'true',
  smallint: () => '1',
  integer: () => '1',
  bigint: () => '1',
  numeric: () => '1',
  real: () => '1',
  'double precision': () => '1',
  date: () => '2026-11-15',
  'timestamp with time zone': () => '2026-11-15T00:00:00Z',
  interval: () => '1 second',
};
