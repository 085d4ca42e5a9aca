import { randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { zipOf } from '../../../testing/zip.ts';
import { ChildFailed } from './child-process.ts';
import { HOSTILE_ARCHIVES } from './hostile-archives.fixtures.ts';
import { ChildPool } from './pool.ts';
import type { Answer, FileProblem } from './protocol.ts';

// Each may have to wait for a child to start, on a machine that is busy with others.
vi.setConfig({ testTimeout: 60_000 });

const pool = new ChildPool(1);
afterAll(() => pool.close());

interface Opened {
  entries: { name: string; kind: string; index: number; bytes: Buffer }[];
  passedOver: string[];
}

/** What a child makes of an archive, and how much memory it takes for it. */
async function open(archive: Buffer): Promise<(Opened | { problem: FileProblem }) & { memory: number }> {
  return pool.with(async (child) => {
    await child.begin({ task: 'openArchive', size: archive.length });
    await child.write(archive);
    const entries: Opened['entries'] = [];
    for (;;) {
      const answer: Answer = await child.answer().catch((error: unknown) => {
        if (error instanceof ChildFailed) return { say: 'problem', problem: error.problem } as const;
        throw error;
      });
      if (answer.say === 'problem') return { problem: answer.problem, memory: child.memory() };
      if (answer.say === 'archive') return { entries, passedOver: answer.passedOver, memory: child.memory() };
      if (answer.say !== 'entry') continue;
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of child.bytes(answer.size)) chunks.push(chunk);
      } catch (error) {
        if (error instanceof ChildFailed) return { problem: error.problem, memory: child.memory() };
        throw error;
      }
      const { name, kind, index } = answer;
      entries.push({ name, kind, index, bytes: Buffer.concat(chunks) });
    }
  });
}

test('scans and photos come out as they went in; the rest is named', async () => {
  const upper = randomBytes(300_000);
  const opened = await open(
    zipOf([
      { name: 'case/', method: 0, attributes: 0o040755 * 65_536 },
      { name: 'case/upper.stl', bytes: upper },
      { name: 'case/Lower.PLY', bytes: Buffer.from('ply'), method: 0 },
      { name: 'case/bite.obj', bytes: Buffer.from('v 0 0 0') },
      { name: 'case/face.jpg', bytes: Buffer.from('jpeg') },
      { name: 'case/order.xml', bytes: Buffer.from('<order/>') },
      { name: 'case/more.zip', bytes: zipOf([{ name: 'a.stl', bytes: upper }]) },
      { name: 'case/empty.stl' },
      { name: '__MACOSX/case/._upper.stl', bytes: Buffer.from('clutter') },
      { name: 'case/.DS_Store', bytes: Buffer.from('clutter') },
    ]),
  );
  expect(opened).toMatchObject({
    entries: [
      { name: 'upper.stl', kind: 'scan', index: 1, bytes: upper },
      { name: 'Lower.PLY', kind: 'scan', index: 2 },
      { name: 'bite.obj', kind: 'scan', index: 3 },
      { name: 'face.jpg', kind: 'photo', index: 4 },
    ],
    passedOver: ['order.xml', 'more.zip', 'empty.stl'],
  });
});

test('names that no screen could show are cut, and their ending is kept', async () => {
  const opened = await open(zipOf([{ name: `${'long'.repeat(5_000)}.stl`, bytes: Buffer.from('solid') }]));
  expect(opened).toMatchObject({ entries: [{ name: expect.stringMatching(/^.{124}\.stl$/) as string }] });
});

test.each(HOSTILE_ARCHIVES)('refused within five seconds: $what', async ({ bytes, problem }) => {
  const archive = bytes();
  // A child that has just come to be is still loading.
  await open(zipOf([{ name: 'a.stl', bytes: Buffer.from('solid') }]));
  const started = performance.now();
  const opened = await open(archive);
  expect('problem' in opened ? opened.problem : 'opened').toBe(problem);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(opened.memory).toBeLessThan(300 * 1_048_576);
});
