import { z } from 'zod';

/** The position at the end of a page. Opaque to the client. */
export interface Cursor {
  /** The sort order. A cursor is valid for its own order only. */
  sort: string;
  /** Sort value of the last row. Times have microseconds, or rows of the same millisecond would be skipped. */
  value: string;
  id: string;
  /** Counted for the first page, so that later pages don't count again. */
  total: number;
}

export function writeCursor({ sort, value, id, total }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, total])).toString('base64url');
}

const Written = z.tuple([z.string(), z.string(), z.uuid(), z.int().nonnegative()]);

export function readCursor(text: string): Cursor | null {
  try {
    const [sort, value, id, total] = Written.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { sort, value, id, total };
  } catch {
    return null;
  }
}
