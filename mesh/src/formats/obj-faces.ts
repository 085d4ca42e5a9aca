import type { MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import { toNextInLine } from './obj-line.ts';
import { isWordEnd, type TextCursor } from './text-cursor.ts';
import { TriangleList } from './triangle-list.ts';

const MINUS = 45;
const SLASH = 47;
const ZERO = 48;

/** Collects the faces of an OBJ, polygons as fans. */
export class ObjFaces {
  readonly #triangles: TriangleList;
  #largest = -1;

  constructor(limits: MeshLimits) {
    this.#triangles = new TriangleList(0, limits);
  }

  /** Reads the rest of a line, where negative numbers count back from the last vertex so far. */
  readFace(cursor: TextCursor, vertices: number): void {
    let first = -1;
    let previous = -1;
    for (let corner = 0; toNextInLine(cursor); corner++) {
      const given = readCorner(cursor);
      const index = given < 0 ? vertices + given : given - 1;
      if (index < 0) throw new MeshError('badIndex', 'a face names a vertex before the first');
      if (index > this.#largest) this.#largest = index;
      if (corner === 0) first = index;
      else if (corner > 1) this.#triangles.add(first, previous, index);
      previous = index;
    }
  }

  /** Faces may come before their vertices, so the numbers are judged only now. */
  finish(vertices: number): Uint32Array {
    if (this.#largest >= vertices) throw new MeshError('badIndex', 'a face names a vertex behind the last');
    return this.#triangles.finish();
  }
}

/** The vertex of a corner; texture and normal behind slashes are passed over. */
function readCorner(cursor: TextCursor): number {
  const { bytes } = cursor;
  let { at } = cursor;
  const isNegative = bytes[at] === MINUS;
  if (isNegative) at++;
  const first = at;
  let value = 0;
  for (; at < bytes.length; at++) {
    const digit = bytes[at]! - ZERO;
    if (digit < 0 || digit > 9) break;
    // However many digits there are, it only becomes too large.
    value = value * 10 + digit;
  }
  const isWhole = at === bytes.length || bytes[at] === SLASH || isWordEnd(bytes[at]!);
  if (at === first || !isWhole) throw new MeshError('malformed', 'a corner of a face is no number');
  cursor.at = at;
  cursor.skipWord();
  return isNegative ? -value : value;
}
