import { EXACT_TOTAL_LIMIT, NEWEST_FIRST } from '@archway/contract/core/paging';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { runKept, type Schema, type Tx } from '../db/database.ts';
import { CallFailure } from '../rpc/failure.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { sortOf, type ListSpec, type Sort } from './sort.ts';

/** The input fields that every list has. */
export interface PageInput {
  pageNum: number;
  pageSize: number;
  cursor?: string | undefined;
  sort?: string | undefined;
}

/** The page that a request asks for. */
export interface PageWanted {
  sort: Sort;
  size: number;
  after: Cursor | null;
  skip: number;
}

/** Reads the wanted page. Refuses a cursor that is invalid or of another sort order. */
export function pageWanted(
  list: ListSpec,
  { pageNum, pageSize: size, cursor, sort: name = NEWEST_FIRST }: PageInput,
): PageWanted {
  const sort = sortOf(list, name);
  if (cursor === undefined) return { sort, size, after: null, skip: (pageNum - 1) * size };
  const after = readCursor(cursor);
  if (after === null || after.sort !== sort.name || !sort.canRead(after.value))
    throw new CallFailure('invalidInput', { data: { fields: ['cursor'] } });
  return { sort, size, after, skip: 0 };
}

/** A row with its position for the cursor. */
export interface Placed {
  id: string;
  place: string;
}

type Query<TB extends keyof Schema, O> = SelectQueryBuilder<Schema, TB, O>;

interface ReadOptions {
  /** As a prepared statement, see `runKept`. */
  isKept?: boolean;
  /** All that is found is read anyway, as for a search, and is counted on the way. */
  readsAll?: boolean;
}

const COUNT_OF_ALL = sql<number>`(count(*) over ())::integer`;

type Listed<O> = O & { place: string; counted: number | null };

/**
 * Reads one page of a query by keyset cursor, plus one row if there is a next page, and the total.
 */
export async function readPage<TB extends keyof Schema, O>(
  tx: Tx,
  found: Query<TB, O>,
  wanted: PageWanted,
  { isKept = false, readsAll = false }: ReadOptions = {},
): Promise<{ rows: (O & { place: string })[]; total: number }> {
  const { sort, size, after, skip } = wanted;
  // Page and total in one statement, as the first page of a list is asked for more often than anything else.
  const page =
    after === null
      ? found.select((readsAll ? COUNT_OF_ALL : countOf(found)).as('counted'))
      : found.where(sort.isAfter(after)).select(sql<number | null>`null`.as('counted'));
  const asked = page
    .select(sort.place.as('place'))
    .orderBy(sort.order)
    .limit(size + 1)
    .offset(skip);
  const rows = isKept ? await runKept(tx, sql<Listed<O>>`${asked}`) : await asked.execute();
  return {
    rows,
    total: after?.total ?? rows[0]?.counted ?? (skip === 0 ? 0 : await countFound(tx, found)),
  };
}

/** A page of what is searched for: all that is found is looked at once, and only the page with what stands beside it. */
export async function searchPage<TB extends keyof Schema, R extends { id: string }>(
  tx: Tx,
  found: Query<TB, { id: string }>,
  wanted: PageWanted,
  list: (ids: readonly string[]) => Promise<readonly R[]>,
): Promise<{ rows: (R & { place: string })[]; total: number }> {
  const { rows, total } = await readPage(tx, found, wanted, { readsAll: true });
  if (rows.length === 0) return { rows: [], total };
  const listed = new Map((await list(rows.map(({ id }) => id))).map((row) => [row.id, row]));
  // One that was deleted in between is left out.
  return {
    rows: rows.flatMap(({ id, place }) => {
      const row = listed.get(id);
      return row === undefined ? [] : [{ ...row, place }];
    }),
    total,
  };
}

async function countFound<TB extends keyof Schema, O>(tx: Tx, found: Query<TB, O>): Promise<number> {
  const [total = 0] = await countEach(tx, [found]);
  return total;
}

/**
 * Counts some queries in one statement. Exactly up to the limit, and one more beyond: counting further would read every
 * row for a number of no use.
 */
export async function countEach<TB extends keyof Schema, O>(
  tx: Tx,
  queries: readonly Query<TB, O>[],
): Promise<number[]> {
  const counts = queries.map(countOf);
  const { rows } = await sql<{ totals: number[] }>`select array[${sql.join(counts)}] as totals`.execute(tx);
  return rows[0]?.totals ?? [];
}

function countOf<TB extends keyof Schema, O>(found: Query<TB, O>): RawBuilder<number> {
  const seen = found
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(EXACT_TOTAL_LIMIT + 1);
  return sql<number>`(select count(*)::integer from ${seen} seen)`;
}

/** What is said of a count, which may be one beyond the limit. */
export const totalOf = (counted: number): { total: number; totalIsExact: boolean } => ({
  total: Math.min(counted, EXACT_TOTAL_LIMIT),
  totalIsExact: counted <= EXACT_TOTAL_LIMIT,
});

/** Builds the answer of the call. `rows` has one row more than the page size if there is a next page. */
export function presentPage<R extends Placed, T>(
  found: Found<R>,
  wanted: PageWanted,
  present: (page: readonly R[]) => Promise<T[]> | T[],
): Promise<PresentedPage<T>> {
  return presentPlaced(found, wanted, { present, placeOf: (row) => row });
}

interface Found<R> {
  rows: readonly R[];
  total: number;
}
interface PresentedPage<T> {
  list: T[];
  total: number;
  totalIsExact: boolean;
  next: string | null;
}

/** The same for rows whose position is among their columns. */
export async function presentPlaced<R, T>(
  { rows, total }: Found<R>,
  { sort, size }: PageWanted,
  { present, placeOf }: { present: (page: readonly R[]) => Promise<T[]> | T[]; placeOf: (row: R) => Placed },
): Promise<PresentedPage<T>> {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  // One more than the limit tells later pages, too, that the total is not exact.
  const counted = Math.min(total, EXACT_TOTAL_LIMIT + 1);
  return {
    list: await present(page),
    ...totalOf(counted),
    next: last === undefined ? null : cursorAt(sort, placeOf(last), counted),
  };
}

const cursorAt = ({ name }: Sort, { id, place }: Placed, total: number): string =>
  writeCursor({ sort: name, value: place, id, total });
