import { MeshError } from './mesh-error.ts';
import { TextCursor } from './text-cursor.ts';
import { textStart } from './text-beginning.ts';

/** OBJ has no mark, and comments of any length come first. */
const LOOKED_AT = 65_536;
const SMALL_V = 118;

/** True if one of the first lines is a vertex with three numbers. */
export function looksLikeObj(bytes: Uint8Array): boolean {
  const cursor = new TextCursor(bytes.subarray(0, LOOKED_AT), textStart(bytes));
  while (cursor.toNextWord()) {
    const { at } = cursor;
    cursor.skipWord();
    if (cursor.at === at + 1 && bytes[at] === SMALL_V) return hasThreeNumbers(cursor);
    cursor.skipLine();
  }
  return false;
}

function hasThreeNumbers(cursor: TextCursor): boolean {
  try {
    for (let i = 0; i < 3; i++) {
      cursor.toNextWord();
      cursor.readNumber();
    }
    return true;
  } catch (error) {
    if (error instanceof MeshError) return false;
    throw error;
  }
}
