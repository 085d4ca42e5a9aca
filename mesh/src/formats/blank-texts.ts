import { recognizeFormat } from './format.ts';
import { MeshError } from './mesh-error.ts';
import { stlKind } from './stl-layout.ts';

/** The longest header a PLY can have before its numbers. */
const PLY_HEADER_BYTES = 65_536;
const STL_HEADER_BYTES = 80;
const SPACE = 0x20;
const NAME = 'x'.charCodeAt(0);
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Lines whose words say something about a scan and nothing about its shape. */
const STL_WORDS = ['solid', 'endsolid'];
const PLY_WORDS = ['comment', 'obj_info'];
const OBJ_WORDS = ['#', 'o', 'g', 'usemtl', 'mtllib'];
/** Of these something must be named. */
const NAMING = new Set(['o', 'g', 'usemtl', 'mtllib']);

/**
 * Takes headers and comments out of a scan, in place: scanners write names of patients there. Not a byte of the geometry
 * is touched, and the file stays as long as it was.
 */
export function blankTexts(bytes: Uint8Array): void {
  const format = recognizeFormat(bytes);
  if (format === null) throw new MeshError('unknownFormat', 'nothing that has texts to take out');
  if (format === 'obj') blankLines(bytes, bytes.length, OBJ_WORDS);
  else if (format === 'ply') blankLines(bytes, endOfPlyHeader(bytes), PLY_WORDS);
  else if (stlKind(bytes) === 'binary') bytes.fill(SPACE, 0, STL_HEADER_BYTES);
  else blankLines(bytes, bytes.length, STL_WORDS);
}

function endOfPlyHeader(bytes: Uint8Array): number {
  const head = String.fromCharCode(...bytes.subarray(0, PLY_HEADER_BYTES));
  const end = head.indexOf('end_header');
  return end < 0 ? Math.min(bytes.length, PLY_HEADER_BYTES) : end;
}

function blankLines(bytes: Uint8Array, until: number, words: readonly string[]): void {
  let start = 0;
  while (start < until) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 || found > until ? until : found;
    const word = wordAt(bytes, start, end, words);
    if (word !== undefined) blankAfter(bytes, start, end, word);
    start = end + 1;
  }
}

/** Which of the words a line begins with, after spaces. */
function wordAt(bytes: Uint8Array, start: number, end: number, words: readonly string[]): string | undefined {
  let first = start;
  while (first < end && (bytes[first] === SPACE || bytes[first] === 0x09)) first += 1;
  return words.find((word) => {
    if (first + word.length > end) return false;
    for (let i = 0; i < word.length; i += 1)
      if (((bytes[first + i] ?? 0) | 0x20) !== (word.charCodeAt(i) | 0x20)) return false;
    const next = bytes[first + word.length];
    // A comment begins with its sign; other words end before their text.
    return word === '#' || first + word.length === end || next === SPACE || next === 0x09 || next === RETURN;
  });
}

function blankAfter(bytes: Uint8Array, start: number, end: number, word: string): void {
  let from = start;
  while (bytes[from] === SPACE || bytes[from] === 0x09) from += 1;
  from += word.length;
  const to = bytes[end - 1] === RETURN ? end - 1 : end;
  if (from >= to) return;
  bytes.fill(SPACE, from, to);
  if (NAMING.has(word) && to - from > 1) bytes[from + 1] = NAME;
}
