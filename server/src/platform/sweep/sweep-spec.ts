/**
 * Rows of a feature's table that the hourly sweep deletes. A migration grants `select, delete` on the table to
 * `archway_definer`; ops/runbooks/retention.md explains the rest.
 */
export interface SweepSpec {
  /** Name of these rows in logs and metrics. */
  what: string;
  table: string;
  /** SQL over a row, often just a column: null while the row is in use, otherwise since when it is not. */
  overSince: string;
  /** How long the row is kept after that, as an interval of PostgreSQL. */
  keep: string;
}
