import { sql, type RawBuilder } from 'kysely';

/** A time as PostgreSQL writes it: `2026-11-17 05:07:56.084123+00`. Connections are in UTC. */
export const timeText = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)}::text`;

/**
 * The same as calls answer it. On a page of fifty rows, a `Date` read from text and written to text again took a sixth of
 * the server's time.
 */
export function isoOf(text: string): string {
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}
