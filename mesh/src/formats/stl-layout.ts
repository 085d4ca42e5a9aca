import { MOST_COORDINATE } from './coordinate.ts';
import { latin1Bytes } from './latin1.ts';
import { beginsAsText, textStart } from './text-beginning.ts';
import { TextCursor } from './text-cursor.ts';
import { viewOf } from './view-of.ts';

/** A text of 80 bytes and the number of facets come first. */
export const STL_HEADER = 84;
/** A normal and three corners as floats, and two bytes that everybody uses differently. */
export const STL_FACET = 50;

const SOLID = latin1Bytes('solid');

/** Which of the two kinds of STL this is, if any. */
export function stlKind(bytes: Uint8Array): 'binary' | 'text' | null {
  // The length comes first, because many binary files begin with "solid". No text can have it: its letters, taken for
  // a number of facets, would make gigabytes.
  if (hasBinaryLength(bytes)) return 'binary';
  if (beginsAsText(bytes)) return beginsWithSolid(bytes) ? 'text' : null;
  return hasPlausibleFacet(bytes) ? 'binary' : null;
}

function hasBinaryLength(bytes: Uint8Array): boolean {
  if (bytes.length < STL_HEADER) return false;
  return STL_HEADER + STL_FACET * viewOf(bytes).getUint32(80, true) === bytes.length;
}

function beginsWithSolid(bytes: Uint8Array): boolean {
  const cursor = new TextCursor(bytes, textStart(bytes));
  return cursor.toNextWord() && cursor.takeWord(SOLID);
}

/** Binary STL has no mark. A file that was cut off is still known by a first facet that could be one. */
function hasPlausibleFacet(bytes: Uint8Array): boolean {
  if (bytes.length < STL_HEADER + STL_FACET) return false;
  const view = viewOf(bytes);
  const floats = Array.from({ length: 12 }, (_, i) => view.getFloat32(STL_HEADER + i * 4, true));
  const normal = Math.hypot(...floats.slice(0, 3));
  const corners = floats.slice(3).map((value) => Math.abs(value));
  return (
    (normal === 0 || Math.abs(normal - 1) < 0.01) &&
    corners.every((value) => value === 0 || (value > 1e-20 && value <= MOST_COORDINATE)) &&
    corners.some((value) => value > 0)
  );
}
