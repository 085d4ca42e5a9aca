import type { Mesh } from '../core/mesh.ts';
import { checkCoordinate } from './coordinate.ts';
import { FloatList } from './float-list.ts';
import { DEFAULT_LIMITS, type MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import { ObjColors } from './obj-colors.ts';
import { ObjFaces } from './obj-faces.ts';
import { toNextInLine } from './obj-line.ts';
import { isBlank, TextCursor } from './text-cursor.ts';
import { textStart } from './text-beginning.ts';

const SMALL_V = 118;
const SMALL_F = 102;

/** Reads vertices and faces of an OBJ. Everything else it may have is passed over. */
export function readObj(bytes: Uint8Array, limits: MeshLimits = DEFAULT_LIMITS): Mesh {
  const cursor = new TextCursor(bytes, textStart(bytes));
  const points = new FloatList();
  const colors = new ObjColors();
  const faces = new ObjFaces(limits);
  while (cursor.toNextWord()) {
    const keyword = takeLetter(cursor);
    if (keyword === SMALL_V) {
      if (points.count >= limits.vertices)
        throw new MeshError('tooManyVertices', `more than ${limits.vertices} vertices`);
      readVertex(cursor, points, colors);
    } else if (keyword === SMALL_F) faces.readFace(cursor, points.count);
    cursor.skipLine();
  }
  const indices = faces.finish(points.count);
  return { positions: points.finish(), indices, colors: colors.finish(points.count) };
}

/** The keyword, if it is one letter long. */
function takeLetter(cursor: TextCursor): number | null {
  const { bytes, at } = cursor;
  const next = bytes[at + 1];
  if (next === undefined || !isBlank(next)) return null;
  cursor.at = at + 1;
  return bytes[at] ?? null;
}

function readVertex(cursor: TextCursor, points: FloatList, colors: ObjColors): void {
  const x = readCoordinate(cursor);
  const y = readCoordinate(cursor);
  const z = readCoordinate(cursor);
  colors.readColor(cursor, points.count);
  points.add(x, y, z);
}

function readCoordinate(cursor: TextCursor): number {
  if (!toNextInLine(cursor)) throw new MeshError('malformed', 'a vertex has fewer than three coordinates');
  return checkCoordinate(cursor.readNumber());
}
