import { isBlank, isLineEnd, type TextCursor } from './text-cursor.ts';

const HASH = 35;
const BACKSLASH = 92;

/** To the next word of the line, also over an end of line that a backslash hides. False if there is none. */
export function toNextInLine(cursor: TextCursor): boolean {
  const { bytes } = cursor;
  let { at } = cursor;
  while (at < bytes.length) {
    const byte = bytes[at]!;
    if (byte === BACKSLASH) at = behindLineEnd(bytes, at + 1);
    else if (isBlank(byte) && !isLineEnd(byte)) at++;
    else break;
  }
  cursor.at = at;
  return at < bytes.length && !isLineEnd(bytes[at]!) && bytes[at] !== HASH;
}

function behindLineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  return at < bytes.length && isLineEnd(bytes[at]!) ? at + 1 : at;
}
