import { z } from 'zod';

/** Where a page ended. Opaque to the client; made of what the list is sorted by. */
export interface Cursor {
  /** How the list was sorted: the next page of another order is none. */
  sort: string;
  /** What the last row was sorted by; a time with all its microseconds, or those made in the same one were skipped. */
  value: string;
  id: string;
  /** As counted for the first page: the pages after it need not count again. */
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
