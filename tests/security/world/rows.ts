import type pg from 'pg';

export type Row = Record<string, unknown>;

/** Inserts rows with the same columns in this order, if asked only where there is none. */
export async function insert(
  owner: pg.Pool,
  table: string,
  rows: readonly Row[],
  isIfMissing = false,
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  const places = rows.map(
    (_, i) => `(${columns.map((_column, j) => `$${i * columns.length + j + 1}`).join(', ')})`,
  );
  await owner.query(
    `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}
     ${isIfMissing ? 'on conflict do nothing' : ''}`,
    values,
  );
}
