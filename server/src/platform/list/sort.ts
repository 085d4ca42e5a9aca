import { sql, type RawBuilder } from 'kysely';
import type { Cursor } from './cursor.ts';
import { timeText } from './iso-time.ts';

/** The sort orders of a list, by their names in the contract. Each column is not null and has an index. */
export interface ListSpec {
  id: string;
  sorts: Readonly<Record<string, { column: string; is: 'time' | 'text' | 'day' }>>;
}

/** One sort order. Ties are ordered by id. */
export interface Sort {
  /** As in the request: `name`, `-createdAt`. */
  name: string;
  order: RawBuilder<unknown>;
  /** SQL of the row's sort value for the cursor. */
  place: RawBuilder<string>;
  isAfter: (cursor: Cursor) => RawBuilder<boolean>;
  /** Whether a cursor's value is valid for this column. */
  canRead: (value: string) => boolean;
}

/** Names are sorted without regard to case and accents. */
const KINDS = {
  time: {
    expression: (column: string) => sql.ref(column),
    place: timeText,
    value: (value: string) => sql`${value}::timestamptz`,
    canRead: isMoment,
  },
  text: {
    expression: (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`,
    place: (column: string) => sql<string>`${sql.ref(column)}`,
    value: (value: string) => sql`${value}::text collate "und-x-icu"`,
    canRead: (value: string) => !value.includes('\0'),
  },
  day: {
    expression: (column: string) => sql.ref(column),
    place: (column: string) => sql<string>`${sql.ref(column)}::text`,
    value: (value: string) => sql`${value}::date`,
    canRead: (value: string) => isMoment(`${value} 00:00:00+00`),
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

const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?\+00$/;

/** Rejects days such as February 31, which `Date` would turn into March 3. */
function isMoment(text: string): boolean {
  const [, day = '', time = ''] = MOMENT.exec(text) ?? [];
  const moment = Date.parse(`${day}T${time}Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(`${day}T${time}`);
}
