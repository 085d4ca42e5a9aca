import { latin1Bytes } from './latin1.ts';
import { viewOf } from './view-of.ts';

/** Where headers and counts are, in every format. Half of all changes are made there. */
const HEADER = 512;

const NUMBERS = (
  '0 -1 1 3 7 255 65536 2147483648 4294967295 4294967296 99999999999999999999 1e9 1e999 -1e30 1000001 ' +
  'nan inf 1.#QNAN 0x10 1e . /'
).split(' ');
const WORDS = [0, 1, 3, 0x7fffffff, 0x80000000, 0xffffffff, 0x7f800000, 0x7fc00000, 0x01000000, 0x49742401];

type Random = () => number;
type Change = (bytes: Uint8Array, random: Random) => Uint8Array;

/** The same changes for the same seed, so that a file which broke something can be made again. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const random = randomOf(seed);
  let changed: Uint8Array = bytes.slice();
  const count = random() < 0.6 ? 1 : 3;
  for (let i = 0; i < count; i++) changed = pick(CHANGES, random)(changed, random);
  return changed;
}

const CHANGES: readonly Change[] = [
  flipBits,
  truncate,
  replaceNumber,
  replaceNumber,
  replaceWord,
  splice,
  duplicateBlock,
  removeBlock,
  insertRandom,
];

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  for (let i = 0; i < 1 + random() * 8; i++) {
    const at = somewhere(bytes, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return bytes;
}

function truncate(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, somewhere(bytes, random));
}

/** Puts another number in the place of the next one written in digits. */
function replaceNumber(bytes: Uint8Array, random: Random): Uint8Array {
  const isDigit = (at: number): boolean => (bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57;
  let from = somewhere(bytes, random);
  while (from < bytes.length && !isDigit(from)) from++;
  let to = from;
  while (to < bytes.length && isDigit(to)) to++;
  return joined(bytes.subarray(0, from), latin1Bytes(pick(NUMBERS, random)), bytes.subarray(to));
}

/** Writes a count or a float that nobody expects; one time in four where binary STL has its number of facets. */
function replaceWord(bytes: Uint8Array, random: Random): Uint8Array {
  if (bytes.length < 84) return bytes;
  const at = random() < 0.25 ? 80 : Math.min(somewhere(bytes, random), bytes.length - 4);
  viewOf(bytes).setUint32(at, pick(WORDS, random), random() < 0.5);
  return bytes;
}

function splice(bytes: Uint8Array, random: Random): Uint8Array {
  const block = someBlock(bytes, random);
  const at = Math.min(somewhere(bytes, random), bytes.length - block.length);
  bytes.set(block, at);
  return bytes;
}

function duplicateBlock(bytes: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(bytes, random);
  const block = someBlock(bytes, random);
  const copies = Array.from({ length: 1 + Math.floor(random() * 4) }, () => block);
  return joined(bytes.subarray(0, at), ...copies, bytes.subarray(at));
}

function removeBlock(bytes: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(bytes, random);
  return joined(bytes.subarray(0, at), bytes.subarray(at + Math.floor(random() * 200)));
}

function insertRandom(bytes: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(bytes, random);
  const noise = Uint8Array.from({ length: 1 + Math.floor(random() * 64) }, () => random() * 256);
  return joined(bytes.subarray(0, at), noise, bytes.subarray(at));
}

function somewhere({ length }: Uint8Array, random: Random): number {
  return Math.floor(random() * (random() < 0.5 ? Math.min(HEADER, length) : length));
}

function someBlock(bytes: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(bytes, random);
  return bytes.slice(at, at + Math.floor(random() * 1_000));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const made = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** A small generator with a seed (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
