import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';

const FILE = new URL('../server/src/platform/db/schema.generated.ts', import.meta.url);

/** PostgreSQL type → what node-postgres hands out (`bigint` arrives as text). */
const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  inet: 'string',
  date: 'string',
  int8: 'string',
  numeric: 'string',
  interval: 'string',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  json: 'Json',
  _text: 'string[]',
  _uuid: 'string[]',
  _int2: 'number[]',
  _int4: 'number[]',
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
  is_generated: boolean;
}

/** Writes the table types that repositories are checked by, or with `--check` fails when they are stale. */
async function main(): Promise<void> {
  const wanted = render(await readColumns());
  if (!process.argv.includes('--check')) {
    await writeFile(FILE, wanted);
    console.log('wrote server/src/platform/db/schema.generated.ts');
    return;
  }
  if ((await readFile(FILE, 'utf8').catch(() => '')) !== wanted) {
    console.error('schema.generated.ts is stale: run `pnpm db:types`');
    process.exit(1);
  }
  console.log('schema.generated.ts is current');
}

async function readColumns(): Promise<Column[]> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_OWNER_URL'] });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable,
           c.column_default is not null as has_default, c.is_generated = 'ALWAYS' or c.is_identity = 'YES' as is_generated
    from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and t.relkind in ('r', 'p', 'v') and not t.relispartition
      and c.table_name not like 'kysely%'
    order by c.table_name, c.ordinal_position`);
  await client.end();
  return rows;
}

function render(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table_name }) => table_name);
  const body = [...tables]
    .map(([table, own]) => `  ${table}: {\n${own.map(renderColumn).join('')}  };\n`)
    .join('');
  return `// Written by \`pnpm db:types\` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
/** May be left out of an insert. */
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface Schema {
${body}}
`;
}

function renderColumn({ column_name, udt_name, is_nullable, has_default, is_generated }: Column): string {
  const base = TYPES[udt_name];
  if (base === undefined) throw new Error(`no TypeScript type for ${udt_name} (${column_name})`);
  const nullable = is_nullable === 'YES' ? `${base} | null` : base;
  const type = is_generated
    ? `GeneratedAlways<${nullable}>`
    : has_default
      ? `Defaulted<${nullable}>`
      : nullable;
  return `    ${column_name}: ${type};\n`;
}

await main();
