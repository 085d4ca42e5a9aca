import type { Mesh } from '../core/mesh.ts';
import { latin1Bytes } from './latin1.ts';
import type { MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import { Soup } from './soup.ts';
import { textStart } from './text-beginning.ts';
import { TextCursor } from './text-cursor.ts';

const SOLID = latin1Bytes('solid');
const END_SOLID = latin1Bytes('endsolid');
const FACET = latin1Bytes('facet');
const NORMAL = latin1Bytes('normal');
const LOOP = [latin1Bytes('outer'), latin1Bytes('loop')];
const VERTEX = latin1Bytes('vertex');
const END_FACET = [latin1Bytes('endloop'), latin1Bytes('endfacet')];

export function readStlText(bytes: Uint8Array, limits: MeshLimits): Mesh {
  const cursor = new TextCursor(bytes, textStart(bytes));
  const soup = new Soup(0, limits);
  let isInSolid = false;
  while (cursor.toNextWord()) {
    if (isInSolid && cursor.takeWord(FACET)) readFacet(cursor, soup);
    else if (cursor.takeWord(isInSolid ? END_SOLID : SOLID)) {
      isInSolid = !isInSolid;
      // A name may follow, and may be any text.
      cursor.skipLine();
    } else refuseWord(cursor);
  }
  if (isInSolid) throw new MeshError('truncated', 'the last solid does not end');
  return soup.finish();
}

function readFacet(cursor: TextCursor, soup: Soup): void {
  expectWord(cursor, NORMAL);
  // Normals are computed anew, and often no numbers at all.
  for (let i = 0; i < 3; i++) {
    cursor.toNextWord();
    cursor.skipWord();
  }
  for (const word of LOOP) expectWord(cursor, word);
  for (let corner = 0; corner < 9; corner += 3) {
    expectWord(cursor, VERTEX);
    for (let i = corner; i < corner + 3; i++) {
      cursor.toNextWord();
      // Rounded as a float before corners are compared.
      soup.corners[i] = Math.fround(cursor.readNumber());
    }
  }
  for (const word of END_FACET) expectWord(cursor, word);
  soup.addFacet();
}

function expectWord(cursor: TextCursor, word: Uint8Array): void {
  cursor.toNextWord();
  if (!cursor.takeWord(word)) refuseWord(cursor);
}

/** The last word of a file may be half of the one that is due. */
function refuseWord(cursor: TextCursor): never {
  cursor.skipWord();
  if (cursor.isAtEnd) throw new MeshError('truncated', 'the file ends where a word is due');
  throw new MeshError('malformed', 'another word than the one that is due');
}
