import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { MeshFormat } from '@archway/mesh/formats/format';
import { fuzzSeeds, type FuzzResult } from '@archway/mesh/formats/fuzz.fixtures';
import { mutate } from '@archway/mesh/formats/mutate.fixtures';
import { ChildFailed, type Child } from '@archway/server/features/scan/sandboxed/child-process';
import { ChildPool } from '@archway/server/features/scan/sandboxed/pool';
import type { ItemResult, Part } from '../part.ts';

const FORMATS: readonly MeshFormat[] = ['stl', 'ply', 'obj'];
const FILES = 10_000;
/** A child that refused a file is replaced, which takes longer than most files. */
const WHOLE_FILES = 200;
/** Files of some hundred triangles need no more, however damaged. */
const MOST_MEMORY = 512 * 1_024 ** 2;
const MOST_SECONDS = 30;

/** Damaged files, as readers meet them and as a worker's children do. */
export const damagedFiles: Part = {
  name: 'damaged-files',
  claim: `10,000 damaged files of each format are read in a process of its own, and 200 of each go through the children
that process scans, from reading to the thumbnail. Each ends in a mesh or in a refusal with its reason; none breaks a
process, takes long or much memory.`,
  items: FORMATS.flatMap((format) => [`${format} read`, `${format} processed`]),
  run: async (item) => {
    const [format = '', how] = item.split(' ');
    return how === 'read' ? read(item, format as MeshFormat) : processed(item, format as MeshFormat);
  },
};

async function read(item: string, format: MeshFormat): Promise<ItemResult> {
  const program = new URL('fuzz-run.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, format, String(FILES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [said, [code]] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0)
    return { passed: false, numbers: {}, line: `${item}: broken`, problems: [`ended with ${code}`] };
  const { meshes, refusals, slowestMs, memory } = JSON.parse(said) as FuzzResult & { memory: number };
  const problems = memory > MOST_MEMORY ? [`${inMegabytes(memory)} MB`] : [];
  return {
    passed: problems.length === 0,
    numbers: { files: FILES, meshes },
    line: `${item}: ${meshes} meshes, refused ${JSON.stringify(refusals)}, slowest ${slowestMs} ms, ${inMegabytes(memory)} MB at most`,
    problems,
  };
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1_024 ** 2);

async function processed(item: string, format: MeshFormat): Promise<ItemResult> {
  const pool = new ChildPool(2);
  const outcomes = new Map<string, number>();
  const originals = fuzzSeeds(format);
  const send = async (seed: number): Promise<void> => {
    const bytes = mutate(originals[seed % originals.length] ?? new Uint8Array(), seed);
    const outcome = await pool
      .with((child) => child.within(MOST_SECONDS, () => readBy(child, format, bytes)))
      .catch((error: unknown) => {
        if (error instanceof ChildFailed) return `child broken by ${seed}`;
        throw error;
      });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  for (let seed = 1; seed <= WHOLE_FILES; seed += 2) await Promise.all([send(seed), send(seed + 1)]);
  pool.close();
  const problems = [...outcomes.keys()].filter((outcome) => outcome.startsWith('child broken'));
  return {
    passed: problems.length === 0,
    numbers: { processed: WHOLE_FILES },
    line: `${item}: ${JSON.stringify(Object.fromEntries(outcomes))}`,
    problems,
  };
}

/** Sends one file, and listens to the end of what the child says about it. */
async function readBy(child: Child, format: MeshFormat, bytes: Uint8Array): Promise<string> {
  await child.begin({ task: 'readScan', name: `damaged.${format}`, size: bytes.length });
  await child.write(bytes);
  for (;;) {
    const answer = await child.answer();
    if (answer.say === 'problem') return answer.problem;
    if (answer.say === 'scan') return 'scan';
    if (answer.say === 'derived') for await (const part of child.bytes(answer.size)) void part;
  }
}
