import { MeshoptDecoder } from 'meshoptimizer/decoder';
import {
  BINARY_CHUNK,
  CHUNK_HEADER_BYTES,
  COLOR_BYTES,
  GLB_MAGIC,
  GLB_VERSION,
  HEADER_BYTES,
  JSON_CHUNK,
  MESHOPT,
  OPENNESS_STEPS,
  POSITION_BYTES,
} from './glb.ts';
import type { Mesh } from '../core/mesh.ts';
import type { Jaw, RecognizedJaw } from '../jaw/recognize-jaw.ts';
import type { Vector } from '../core/vector.ts';

/** The bytes are not a file of `packGlb`, or no longer whole. */
export class BadGlb extends Error {}

/** More than a scan ever has, so that a forged count cannot ask for all memory. */
const MAX_COUNT = 100_000_000;
const MAX_DOCUMENT = 64 * 1024;

/** A mesh with what `firstSight` has kept with it. */
export interface Unpacked {
  mesh: Mesh;
  jaw: RecognizedJaw | null;
  /** How open each vertex is to light, from 0 to 1. */
  openness: Float32Array | null;
}

export const unpackGlb = async (bytes: Uint8Array): Promise<Mesh> => (await unpackForView(bytes)).mesh;

/** Reads what `packGlb` wrote, and nothing else that a GLB can be. Small enough for a browser's worker. */
export async function unpackForView(bytes: Uint8Array): Promise<Unpacked> {
  await MeshoptDecoder.ready;
  const { document, binary } = splitGlb(bytes);
  const views = listOf(document, 'bufferViews').map((view) => viewOf(view, binary));
  const [corners, steps, colors] = views;
  if (corners === undefined || steps === undefined || views.length > 3)
    throw new BadGlb('Parts are missing.');
  const indices = decode(corners, 4, 'TRIANGLES');
  const places = new Uint16Array(decode(steps, POSITION_BYTES, 'ATTRIBUTES').buffer);
  const mesh = {
    positions: placeSteps(places, transformOf(document)),
    indices: new Uint32Array(indices.buffer),
    colors: colors === undefined ? null : dropAlpha(decode(colors, COLOR_BYTES, 'ATTRIBUTES')),
  };
  if (mesh.indices.length % 3 !== 0 || (colors !== undefined && colors.count !== steps.count)) {
    throw new BadGlb('Counts do not match.');
  }
  if (mesh.indices.some((vertex) => vertex >= steps.count))
    throw new BadGlb('A triangle has no such corner.');
  const jaw = jawOf(document);
  return { mesh, jaw, openness: jaw === null ? null : opennessOf(places) };
}

function splitGlb(bytes: Uint8Array): { document: unknown; binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const binaryAt = HEADER_BYTES + CHUNK_HEADER_BYTES * 2;
  if (bytes.length < binaryAt) throw new BadGlb('Too short.');
  const number = (at: number) => view.getUint32(at, true);
  if (number(0) !== GLB_MAGIC || number(4) !== GLB_VERSION || number(8) !== bytes.length) {
    throw new BadGlb('No GLB, or not all of it.');
  }
  const jsonLength = number(HEADER_BYTES);
  const jsonAt = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const jsonEnd = jsonAt + jsonLength;
  if (number(16) !== JSON_CHUNK || jsonLength > MAX_DOCUMENT || jsonEnd + CHUNK_HEADER_BYTES > bytes.length) {
    throw new BadGlb('No document.');
  }
  if (number(jsonEnd + 4) !== BINARY_CHUNK) throw new BadGlb('No binary part.');
  const binary = bytes.subarray(jsonEnd + CHUNK_HEADER_BYTES);
  if (number(jsonEnd) !== binary.length) throw new BadGlb('The binary part is cut off.');
  return { document: parse(bytes.subarray(jsonAt, jsonEnd)), binary };
}

function parse(ascii: Uint8Array): unknown {
  try {
    return JSON.parse(String.fromCharCode(...ascii)) as unknown;
  } catch {
    throw new BadGlb('The document cannot be read.');
  }
}

interface View {
  bytes: Uint8Array;
  count: number;
  stride: number;
  mode: string;
}

function viewOf(view: unknown, binary: Uint8Array): View {
  const packed = memberOf(memberOf(view, 'extensions'), MESHOPT);
  const start = countOf(packed, 'byteOffset');
  const end = start + countOf(packed, 'byteLength');
  if (end > binary.length) throw new BadGlb('A part lies outside of the file.');
  return {
    bytes: binary.subarray(start, end),
    count: countOf(packed, 'count'),
    stride: countOf(packed, 'byteStride'),
    mode: String(memberOf(packed, 'mode')),
  };
}

function decode({ bytes, count, stride, mode }: View, wantedStride: number, wantedMode: string): Uint8Array {
  if (stride !== wantedStride || mode !== wantedMode) throw new BadGlb('A part is not what it should be.');
  // Even in the best case a byte does not stand for so many.
  if (count * stride > bytes.length * 4096) throw new BadGlb('A part claims to be larger than it can be.');
  const target = new Uint8Array(count * stride);
  try {
    MeshoptDecoder.decodeGltfBuffer(target, count, stride, bytes, mode);
  } catch {
    throw new BadGlb('A part cannot be unpacked.');
  }
  return target;
}

interface Transform {
  scale: number;
  offset: Vector;
}

function transformOf(document: unknown): Transform {
  const node = listOf(document, 'nodes')[0];
  const numbers = [...listOf(node, 'translation'), ...listOf(node, 'scale')];
  const [x, y, z, scale] = numbers.map((value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadGlb('The scale is no number.');
    return value;
  });
  if (x === undefined || y === undefined || z === undefined || scale === undefined) {
    throw new BadGlb('The scale is missing.');
  }
  return { scale, offset: [x, y, z] };
}

function placeSteps(steps: Uint16Array, { scale, offset }: Transform): Float32Array {
  const positions = new Float32Array((steps.length / 4) * 3);
  for (let from = 0, to = 0; from < steps.length; from += 4, to += 3) {
    positions[to] = steps[from]! * scale + offset[0];
    positions[to + 1] = steps[from + 1]! * scale + offset[1];
    positions[to + 2] = steps[from + 2]! * scale + offset[2];
  }
  return positions;
}

function opennessOf(steps: Uint16Array): Float32Array {
  const openness = new Float32Array(steps.length / 4);
  for (let vertex = 0; vertex < openness.length; vertex++)
    openness[vertex] = Math.min(1, steps[vertex * 4 + 3]! / OPENNESS_STEPS);
  return openness;
}

const JAWS: readonly unknown[] = ['upper', 'lower', 'bite', 'unknown'] satisfies Jaw[];

/** Of a file that is seen first; null of all others. */
function jawOf(document: unknown): RecognizedJaw | null {
  const node = listOf(document, 'nodes')[0];
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, 'extras')) return null;
  const jaw = memberOf(memberOf(node, 'extras'), 'jaw');
  const axes = memberOf(jaw, 'axes');
  const vectors = [
    ...['occlusal', 'anterior', 'left'].map((axis) => listOf(axes, axis)),
    listOf(jaw, 'center'),
  ];
  const isKnown =
    JAWS.includes(memberOf(jaw, 'jaw')) &&
    typeof memberOf(jaw, 'sure') === 'boolean' &&
    typeof memberOf(jaw, 'isWholeArch') === 'boolean' &&
    Number.isFinite(memberOf(jaw, 'width')) &&
    vectors.every((vector) => vector.length === 3 && vector.every(Number.isFinite));
  if (!isKnown) throw new BadGlb('The jaw is none.');
  return jaw as RecognizedJaw;
}

function dropAlpha(padded: Uint8Array): Uint8Array {
  const colors = new Uint8Array((padded.length / COLOR_BYTES) * 3);
  for (let from = 0, to = 0; from < padded.length; from += COLOR_BYTES, to += 3) {
    colors[to] = padded[from]!;
    colors[to + 1] = padded[from + 1]!;
    colors[to + 2] = padded[from + 2]!;
  }
  return colors;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
    throw new BadGlb(`The document has no ${name}.`);
  }
  return (value as Record<string, unknown>)[name];
}

function listOf(value: unknown, name: string): unknown[] {
  const list = memberOf(value, name);
  if (!Array.isArray(list)) throw new BadGlb(`${name} is no list.`);
  return list;
}

function countOf(value: unknown, name: string): number {
  const count = memberOf(value, name);
  if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > MAX_COUNT) {
    throw new BadGlb(`${name} is no count.`);
  }
  return count as number;
}
