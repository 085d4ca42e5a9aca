/** Where a page ended. Opaque to the client; made of what the list is sorted by. */
export interface Cursor {
  createdAt: string;
  userCode: string;
}

export function writeCursor({ createdAt, userCode }: Cursor): string {
  return Buffer.from(`${createdAt} ${userCode}`).toString('base64url');
}

const FORM = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;

export function readCursor(text: string): Cursor | null {
  const [, createdAt, userCode] = FORM.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return createdAt === undefined || userCode === undefined ? null : { createdAt, userCode };
}
