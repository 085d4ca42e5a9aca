import type { Mesh } from '../core/mesh.ts';
import { MOST_COORDINATE } from './coordinate.ts';
import type { MeshFormat } from './format.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { MeshError, type MeshProblem } from './mesh-error.ts';
import { mutate } from './mutate.fixtures.ts';
import { readMesh } from './read.ts';
import { readObj } from './read-obj.ts';
import { readPly } from './read-ply.ts';
import { readStl } from './read-stl.ts';
import { sphere } from './sphere.fixtures.ts';
import { textStl } from './text-stl.fixtures.ts';
import { writeObj } from './write-obj.ts';
import { writePly } from './write-ply.ts';
import { writeStl } from './write-stl.ts';

export interface FuzzResult {
  meshes: number;
  refusals: Partial<Record<MeshProblem, number>>;
  /** The longest that one file took. */
  slowestMs: number;
  /** The most that a mesh takes for each byte of its file. */
  largestGrowth: number;
}

/** What is changed: every way in which a format can be written. */
export function fuzzSeeds(format: MeshFormat): Uint8Array[] {
  const ball = sphere();
  const plain = { ...ball, colors: null };
  const labels = ball.colors?.filter((_, i) => i % 3 === 0) ?? new Uint8Array();
  const seeds: Record<MeshFormat, () => Uint8Array[]> = {
    stl: () => [writeStl(ball), textStl(ball)],
    ply: () => [
      ...[{ ascii: true }, {}, { bigEndian: true }].map((options) => writePly(ball, options)),
      ...[{ ascii: true, labels }, { labels }].map((options) => writePly(plain, options)),
    ],
    obj: () => [writeObj(ball), writeObj(plain)],
  };
  return seeds[format]();
}

/**
 * Reads so many damaged files of a format. Each must end in a sound mesh or in a refusal; otherwise this throws, naming
 * the seed that makes the file again.
 */
export function fuzzFormat(
  format: MeshFormat,
  { count, firstSeed }: { count: number; firstSeed: number },
): FuzzResult {
  const originals = fuzzSeeds(format);
  const result: FuzzResult = { meshes: 0, refusals: {}, slowestMs: 0, largestGrowth: 0 };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const bytes = mutate(originals[seed % originals.length] ?? new Uint8Array(), seed);
    const started = Date.now();
    const outcome = readDamaged(format, bytes, seed);
    result.slowestMs = Math.max(result.slowestMs, Date.now() - started);
    if (typeof outcome === 'string') result.refusals[outcome] = (result.refusals[outcome] ?? 0) + 1;
    else {
      result.meshes++;
      result.largestGrowth = Math.max(result.largestGrowth, bytesOf(outcome) / bytes.length);
    }
  }
  return result;
}

const READERS = { stl: readStl, ply: readPly, obj: readObj };

function readDamaged(format: MeshFormat, bytes: Uint8Array, seed: number): Mesh | MeshProblem {
  const outcome = meshOrProblem(() => readMesh(bytes), seed);
  // Damage at the beginning must not spare the reader the rest.
  if (outcome !== 'unknownFormat') return outcome;
  return meshOrProblem(() => READERS[format](bytes, DEFAULT_LIMITS), seed);
}

function meshOrProblem(read: () => Mesh, seed: number): Mesh | MeshProblem {
  try {
    const mesh = read();
    const flaw = flawOf(mesh);
    if (flaw !== null) throw new Error(flaw);
    return mesh;
  } catch (error) {
    if (error instanceof MeshError) return error.reason;
    throw new Error(`seed ${seed} breaks the reader`, { cause: error });
  }
}

/** What is wrong with a mesh that no reader should have let through; null for a sound one. */
export function flawOf({ positions, indices, colors }: Mesh): string | null {
  if (positions.length % 3 !== 0 || indices.length % 3 !== 0) return 'incomplete points or triangles';
  if (colors !== null && colors.length !== positions.length) return 'not as many colors as points';
  if (indices.length === 0) return 'no triangle';
  if (!positions.every((value) => Math.abs(value) <= MOST_COORDINATE)) return 'a point that is nowhere';
  const vertices = positions.length / 3;
  if (!indices.every((index) => index < vertices)) return 'a corner that is not there';
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = indices.subarray(i, i + 3);
    if (a === b || b === c || c === a) return 'a triangle with two equal corners';
  }
  return null;
}

const bytesOf = ({ positions, indices, colors }: Mesh): number =>
  positions.byteLength + indices.byteLength + (colors?.byteLength ?? 0);
