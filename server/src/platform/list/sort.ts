import { sql, type RawBuilder } from 'kysely';
import type { Cursor } from './cursor.ts';

/** What a list can be sorted by, by the names its contract gives them. Each column is never null and has an index. */
export interface ListSpec {
  id: string;
  sorts: Readonly<Record<string, { column: string; is: 'time' | 'text' }>>;
}

/** One way to sort a list; rows that are equal by it follow their ids. */
export interface Sort {
  /** As asked for: `name`, `-createdAt`. */
  name: string;
  order: RawBuilder<unknown>;
  /** The row's place, for the cursor. */
  place: RawBuilder<string>;
  isAfter: (cursor: Cursor) => RawBuilder<boolean>;
  /** Whether a cursor's value is one of this column's. */
  canRead: (value: string) => boolean;
}

/** Names are sorted as people read them, small and capital letters and accents together. */
const KINDS = {
  time: {
    expression: (column: string) => sql.ref(column),
    place: (column: string) =>
      sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    value: (value: string) => sql`${value}::timestamptz`,
    canRead: isMoment,
  },
  text: {
    expression: (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`,
    place: (column: string) => sql<string>`${sql.ref(column)}`,
    value: (value: string) => sql`${value}::text collate "und-x-icu"`,
    canRead: (value: string) => !value.includes('\0'),
  },
};

export function sortOf({ id, sorts }: ListSpec, name: string): Sort {
  const isDown = name.startsWith('-');
  const by = sorts[isDown ? name.slice(1) : name];
  if (by === undefined) throw new Error(`a list that cannot be sorted by ${name}`);
  const { expression, place, value, canRead } = KINDS[by.is];
  const key = expression(by.column);
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const follows = sql.raw(isDown ? '<' : '>');
  return {
    name,
    order: sql`${key} ${direction}, ${sql.ref(id)} ${direction}`,
    place: place(by.column),
    isAfter: (cursor) =>
      sql<boolean>`(${key}, ${sql.ref(id)}) ${follows} (${value(cursor.value)}, ${cursor.id}::uuid)`,
    canRead,
  };
}

const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{6}Z$/;

/** There is no 31st of February, though `Date` would take it for the 3rd of March. */
function isMoment(text: string): boolean {
  const [, second = ''] = MOMENT.exec(text) ?? [];
  const time = Date.parse(`${second}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(second);
}
