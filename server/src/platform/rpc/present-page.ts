import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { readCursor, writeCursor, type Cursor } from './page-cursor.ts';

interface PageInput {
  pageNum: number;
  pageSize: number;
  cursor?: string | undefined;
  keyword?: string | undefined;
}

/** What a list's repository is asked for; `refuse` answers a cursor that is none of ours. */
export function pageWanted({ pageNum, pageSize, cursor, keyword = '' }: PageInput, refuse: () => never) {
  const after: Cursor | null = cursor === undefined ? null : (readCursor(cursor) ?? refuse());
  return { keyword, size: pageSize, after, skip: after === null ? (pageNum - 1) * pageSize : 0 };
}

/** `rows` has one more than the page has room for when there is a next one. */
export function presentPage<R extends { id: string; cursor_time: string }, T>(
  rows: readonly R[],
  { size, total }: { size: number; total: number },
  present: (row: R) => T,
): { list: T[]; total: number; totalIsExact: boolean; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  // One more than the limit says on the pages after it, too, that there are more.
  const counted = Math.min(total, EXACT_TOTAL_LIMIT + 1);
  return {
    list: page.map(present),
    total: Math.min(counted, EXACT_TOTAL_LIMIT),
    totalIsExact: total <= EXACT_TOTAL_LIMIT,
    next:
      rows.length > size && last !== undefined
        ? writeCursor({ createdAt: last.cursor_time, id: last.id, total: counted })
        : null,
  };
}
