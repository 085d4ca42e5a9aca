import { latin1 } from './latin1.ts';
import { MeshError } from './mesh-error.ts';
import { plyScalar, type PlyScalar } from './ply-scalar.ts';

export interface PlyProperty {
  name: string;
  type: PlyScalar;
  /** The type of the number that comes before the values of a list; null if the property is a single value. */
  countType: PlyScalar | null;
}

export interface PlyElement {
  name: string;
  rows: number;
  properties: PlyProperty[];
}

export type PlyEncoding = 'ascii' | 'littleEndian' | 'bigEndian';

export interface PlyHeader {
  encoding: PlyEncoding;
  elements: PlyElement[];
  /** Where the header ends and the values begin. */
  end: number;
}

const LONGEST_HEADER = 65_536;
const LINE_FEED = 10;

const ENCODINGS = new Map<string | undefined, PlyEncoding>([
  ['ascii', 'ascii'],
  ['binary_little_endian', 'littleEndian'],
  ['binary_big_endian', 'bigEndian'],
]);

export function readPlyHeader(bytes: Uint8Array): PlyHeader {
  let encoding: PlyEncoding | null = null;
  const elements: PlyElement[] = [];
  let { words, end } = readLine(bytes, 0);
  if (words[0] !== 'ply') throw new MeshError('unknownFormat', 'does not begin with "ply"');
  for (;;) {
    ({ words, end } = readLine(bytes, end));
    const [keyword, ...rest] = words;
    if (keyword === 'end_header') break;
    else if (keyword === 'format') encoding = encodingOf(rest);
    else if (keyword === 'element') elements.push(elementOf(rest));
    else if (keyword === 'property') addProperty(elements, rest);
    else if (keyword !== 'comment' && keyword !== 'obj_info' && keyword !== undefined)
      throw new MeshError('malformed', 'the header has a line of an unknown kind');
  }
  if (encoding === null) throw new MeshError('malformed', 'the header names no format');
  return { encoding, elements, end };
}

function readLine(bytes: Uint8Array, start: number): { words: string[]; end: number } {
  const most = Math.min(bytes.length, LONGEST_HEADER);
  let at = start;
  while (at < most && bytes[at] !== LINE_FEED) at++;
  if (at === bytes.length) throw new MeshError('truncated', 'the header does not end');
  if (at === most) throw new MeshError('malformed', `the header is longer than ${LONGEST_HEADER} bytes`);
  const words = latin1(bytes, start, at).split(/[ \t\r]/);
  return { words: words.filter((word) => word !== ''), end: at + 1 };
}

function encodingOf([name]: string[]): PlyEncoding {
  const encoding = ENCODINGS.get(name);
  if (encoding === undefined) throw new MeshError('malformed', 'the header names an unknown format');
  return encoding;
}

function elementOf([name, count]: string[]): PlyElement {
  if (name === undefined || count === undefined || !/^\d{1,15}$/.test(count))
    throw new MeshError('malformed', 'an element has no name or no number of rows');
  return { name, rows: Number(count), properties: [] };
}

function addProperty(elements: readonly PlyElement[], words: string[]): void {
  const element = elements.at(-1);
  const [countType, type, name] = words[0] === 'list' ? words.slice(1) : [null, ...words];
  if (
    element === undefined ||
    typeof type !== 'string' ||
    typeof name !== 'string' ||
    countType === undefined
  )
    throw new MeshError('malformed', 'a property is incomplete or belongs to no element');
  element.properties.push({
    name,
    type: plyScalar(type),
    countType: countType === null ? null : plyScalar(countType),
  });
}
