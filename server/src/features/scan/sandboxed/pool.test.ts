import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { writeStl } from '@archway/mesh/formats/write-stl';
import { someMesh } from '../../../testing/meshes.ts';
import { ChildFailed, ChildInterrupted, type Child } from './child-process.ts';
import { ChildPool } from './pool.ts';
import type { Answer } from './protocol.ts';
import { startChild } from './start-child.ts';

// Each may have to wait for a child to start, on a machine that is busy with others.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archway-child-'));
  // Children are somebody else.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A pool whose children run this code once they have been told what to do. */
function poolOf(code: string, size = 1): ChildPool {
  const frames = fileURLToPath(new URL('frames.ts', import.meta.url));
  const script = join(folder, `${Math.random()}.mts`);
  writeFileSync(
    script,
    `import { readFrames, writeMessage, writeBytes } from ${JSON.stringify(frames)};
     const frames = readFrames(process.stdin);
     const say = (message) => writeMessage(process.stdout, message);
     for (let task = await frames.next(); !task.done; task = await frames.next()) { ${code} }`,
  );
  const pool = new ChildPool(size, () => startChild(script, [folder]));
  onTestFinished(() => pool.close());
  return pool;
}

const ask = async (child: Child, size = 0): Promise<Answer> => {
  await child.begin({ task: 'openArchive', size });
  return child.answer();
};
/** Each process has its own. */
const DONE = `globalThis.id ??= String(Math.random()); await say({ say: 'archive', passedOver: [id] });`;
const idOf = (answer: Answer): string | undefined =>
  answer.say === 'archive' ? answer.passedOver[0] : undefined;

test('a child is kept for the next file', async () => {
  const pool = poolOf(DONE);
  const [one, two] = [await pool.with((child) => ask(child)), await pool.with((child) => ask(child))];
  expect(idOf(one)).toBeDefined();
  expect(idOf(two)).toBe(idOf(one));
});

test('of more files than children, those that came first are first', async () => {
  const pool = poolOf(DONE, 1);
  const order: number[] = [];
  const files = [0, 1, 2, 3].map((i) => pool.with(async (child) => order.push(i) && ask(child)));
  expect(pool.isCrowded).toBe(true);
  await Promise.all(files);
  expect(order).toEqual([0, 1, 2, 3]);
  expect(pool.isCrowded).toBe(false);
});

test.each([
  ['dies', `process.exit(1);`],
  ['is killed', `process.kill(process.pid, 'SIGSEGV'); await new Promise(() => setInterval(() => {}, 9));`],
  ['says what makes no sense', `await say({ say: 'nonsense' });`],
  ['says what is no message', `process.stdout.write(Buffer.from([0, 0, 0, 2, 0, 123, 123]));`],
  ['talks without an end', `process.stdout.write(Buffer.alloc(100, 255));`],
  ['sends bytes nobody asked for', `await writeBytes(process.stdout, Buffer.alloc(10));`],
  ['asks for more memory than it may have', `new Uint8Array(6e9); ${DONE}`],
])('a child that %s fails its own file only', async (_what, code) => {
  const pool = poolOf(`if (task.value.message.size === 1) { ${DONE} } else { ${code} }`);
  await expect(pool.with((child) => ask(child))).rejects.toThrow(ChildFailed);
  expect(idOf(await pool.with((child) => ask(child, 1)))).toBeDefined();
});

test('one that takes too long is cut off, and the next file gets another', async () => {
  const pool = poolOf(`if (task.value.message.size === 1) for (;;); ${DONE}`);
  const before = idOf(await pool.with((child) => ask(child)));
  const slow = pool.with(async (child) => {
    await child.begin({ task: 'openArchive', size: 1 });
    return child.within(1, () => child.answer());
  });
  await expect(slow).rejects.toMatchObject({ name: 'ChildFailed', problem: 'tooLarge' });
  const after = idOf(await pool.with((child) => ask(child)));
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
});

test('one that was stopped from outside says nothing about its file', async () => {
  const pool = poolOf(
    `await say({ say: 'step', step: 'reading' }); await new Promise(() => setInterval(() => {}, 9));`,
  );
  const stopped = pool.with(async (child) => {
    await ask(child);
    process.kill(child.pid ?? 0, 'SIGTERM');
    return child.answer();
  });
  await expect(stopped).rejects.toThrow(ChildInterrupted);
});

test('one that is left in the middle of a file gets no other', async () => {
  const pool = poolOf(`await say({ say: 'step', step: 'reading' }); ${DONE}`);
  const pids: (number | undefined)[] = [];
  for (let i = 0; i < 2; i += 1) {
    await pool.with(async (child) => {
      pids.push(child.pid);
      await ask(child);
    });
  }
  expect(pids[0]).not.toBe(pids[1]);
});

test('a scan goes through a child of ours', async () => {
  const pool = new ChildPool(1);
  onTestFinished(() => pool.close());
  const said = await pool.with(async (child) => {
    const bytes = writeStl(someMesh());
    await child.begin({ task: 'readScan', name: 'lower.stl', size: bytes.length });
    await child.write(bytes);
    const answers: string[] = [];
    for (;;) {
      const answer = await child.answer();
      answers.push(answer.say);
      if (answer.say === 'derived') for await (const _ of child.bytes(answer.size));
      if (answer.say === 'scan' || answer.say === 'problem') return answers;
    }
  });
  expect(said).toEqual(['step', 'step', 'derived', 'derived', 'derived', 'scan']);
});
