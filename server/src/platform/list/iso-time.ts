import { sql, type RawBuilder } from 'kysely';

/**
 * A time as calls answer it, written by PostgreSQL. On a page of fifty rows, a `Date` read from text and written to
 * text again took a sixth of the server's time.
 */
export const isoTime = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
