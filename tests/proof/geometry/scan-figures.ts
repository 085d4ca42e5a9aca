import { createHash } from 'node:crypto';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { SCANNER_NOISE } from '@archway/cast/dentition/options';
import { readMesh } from '@archway/mesh/formats/read';
import { writeStl } from '@archway/mesh/formats/write-stl';
import { twoSidedDistance } from '@archway/mesh/search/surface-distance';
import { unpackGlb } from '@archway/mesh/glb/unpack';
import type { Child } from '@archway/server/features/scan/sandboxed/child-process';
import { ChildPool } from '@archway/server/features/scan/sandboxed/pool';
import { DERIVED, type Answer } from '@archway/server/features/scan/sandboxed/protocol';
import type { ItemResult, Part } from '../part.ts';

/** A jaw of two million triangles: an STL of 100 MB. */
const TRIANGLES = 2_000_000;
const SAMPLES = 200_000;
const MOST_MICROMETERS = 2;
const MOST_SECONDS = 180;

/** What is made of a large scan, and what it costs. */
export const scanFigures: Part = {
  name: 'scan-figures',
  claim: `A jaw of two million triangles (an STL of 100 MB), smooth and with 8 µm of scanner noise, goes through a child
as in production: the full mesh lies within 2 µm of the original, seen from both sides; the preview's error, the
bytes on the wire, the time and the memory are printed.`,
  items: ['smooth', 'noisy'],
  run: async (item) => measure(item, item === 'noisy' ? SCANNER_NOISE : 0),
};

async function measure(item: string, noise: number): Promise<ItemResult> {
  const { lower } = await cachedDentition({ seed: 7, trianglesPerJaw: TRIANGLES, noise });
  const file = writeStl(lower.mesh);
  const hundred = file.length / 1e8;
  const pool = new ChildPool(1);
  const started = performance.now();
  const made = await pool.with((child) => child.within(MOST_SECONDS, () => process(child, file)));
  const seconds = (performance.now() - started) / 1_000 / hundred;
  pool.close();
  const original = readMesh(file);
  const micrometers = async (bytes: Buffer): Promise<{ max: number; p99: number }> => {
    const { there, back } = twoSidedDistance(original, await unpackGlb(bytes), { samples: SAMPLES });
    return { max: Math.max(there.max, back.max) * 1_000, p99: Math.max(there.p99, back.p99) * 1_000 };
  };
  const full = await micrometers(made.full);
  const preview = await micrometers(made.preview);
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
  return {
    passed: full.max <= MOST_MICROMETERS,
    numbers: {},
    line: `${item}: STL ${megabytes(file.length)} MB (${hash(file)}), preview ${megabytes(made.preview.length)} MB (within ${preview.max.toFixed(0)} µm, 99 % within ${preview.p99.toFixed(0)}), full ${megabytes(made.full.length)} MB (within ${full.max.toFixed(2)} µm), ${seconds.toFixed(1)} s and ${Math.round(made.memory / hundred / 1e6)} MB at most for 100 MB`,
    problems: full.max <= MOST_MICROMETERS ? [] : [`the full mesh is ${full.max.toFixed(2)} µm away`],
  };
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

interface Made {
  preview: Buffer;
  full: Buffer;
  thumbnail: Buffer;
  memory: number;
}

/** As a worker does it: bytes in, files out; memory is looked at all the while. */
async function process(child: Child, file: Uint8Array): Promise<Made> {
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, child.memory())), 50);
  try {
    await child.begin({ task: 'readScan', name: 'lower.stl', size: file.length });
    const made = new Map<string, Buffer>();
    await child.write(file);
    for (let answer: Answer = await child.answer(); answer.say !== 'scan'; answer = await child.answer()) {
      if (answer.say === 'problem') throw new Error(answer.problem);
      if (answer.say !== 'derived') continue;
      const parts: Buffer[] = [];
      for await (const part of child.bytes(answer.size)) parts.push(part);
      made.set(answer.name, Buffer.concat(parts));
    }
    const [preview, full, thumbnail] = DERIVED.map((name) => made.get(name) ?? Buffer.alloc(0));
    return {
      preview: preview ?? Buffer.alloc(0),
      full: full ?? Buffer.alloc(0),
      thumbnail: thumbnail ?? Buffer.alloc(0),
      memory,
    };
  } finally {
    clearInterval(watch);
  }
}
