import { sql } from 'kysely';
import type { Cursor } from '../rpc/page-cursor.ts';

/** One page of a list whose rows have `created_at` and `id`. */
export interface PageWanted {
  keyword: string;
  size: number;
  after: Cursor | null;
  skip: number;
}

/** The order of such lists, and of the indexes they are read by. */
export const NEWEST_FIRST = sql`created_at desc, id desc`;

export const isAfter = ({ createdAt, id }: Cursor) =>
  sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`;

/** The row's time to the microsecond, for the cursor. */
export const cursorTime =
  sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('cursor_time');
