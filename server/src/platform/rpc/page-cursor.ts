import { z } from 'zod';

/** Where a page ended. Opaque to the client; made of what the list is sorted by. */
export interface Cursor {
  /** With all its microseconds: cut to milliseconds it would skip whatever was made in the same one. */
  createdAt: string;
  id: string;
  /** As counted for the first page: the pages after it need not count again. */
  total: number;
}

export function writeCursor({ createdAt, id, total }: Cursor): string {
  return Buffer.from(`${createdAt} ${id} ${total}`).toString('base64url');
}

const FORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{6}Z) (\S{36}) (\d{1,5})$/;

export function readCursor(text: string): Cursor | null {
  const [, second = '', fraction = '', id = '', total = ''] =
    FORM.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!isMoment(second) || !z.uuid().safeParse(id).success) return null;
  return { createdAt: second + fraction, id, total: Number(total) };
}

/** There is no 31st of February, though `Date` would take it for the 3rd of March. */
function isMoment(second: string): boolean {
  const time = Date.parse(`${second}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(second);
}
