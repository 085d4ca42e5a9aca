import type { Row } from './rows.ts';
import type { World } from './world.ts';

interface Given {
  /** The rows of an organization share it, so that what refers to another table finds its row. */
  id: string;
  mark: string;
  userCode: string;
}

interface Column {
  name: string;
  type: string;
  /** Refers to a member. */
  isMember: boolean;
}

/**
 * A row for a table that `canary-rows.ts` says nothing of: the mark in every text, and whatever else a column must have. A
 * table with texts of a few values, or that refers to more, needs a row written there.
 */
export async function derivedRow(
  { bench: { owner } }: World,
  table: string,
  { id, mark, userCode }: Given,
): Promise<Row> {
  const { rows: columns } = await owner.query<Column>(COLUMNS, [table]);
  const valueOf = ({ name, type, isMember }: Column): unknown => {
    if (isMember) return userCode;
    if (type in VALUES) return VALUES[type]?.(id, mark);
    throw new Error(`no value for ${table}.${name}, ${type}: write its row in canary-rows.ts`);
  };
  return Object.fromEntries(columns.map((column) => [column.name, valueOf(column)]));
}

const VALUES: Readonly<Record<string, (id: string, mark: string) => unknown>> = {
  uuid: (id) => id,
  text: (_, mark) => mark,
  jsonb: (_, mark) => ({ note: mark }),
  'text[]': (_, mark) => [mark],
  integer: () => 1,
  smallint: () => 1,
  bigint: () => 1,
  boolean: () => false,
  date: () => '2026-11-01',
  'timestamp with time zone': () => new Date(),
};

/** Texts, and what is neither generated nor filled in by itself. */
const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f'
      and c.confrelid = 'member'::regclass and a.attnum = any(c.conkey)) as "isMember"
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname <> 'org_id'
    and ((a.attnotnull and not a.atthasdef) or format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]'))`;
