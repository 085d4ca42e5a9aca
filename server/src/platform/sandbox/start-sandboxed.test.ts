import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identity } from './identity.ts';
import { startSandboxed } from './start-sandboxed.ts';
import { wallsOf, type Identity } from './walls.ts';
import {
  explorerOf,
  surround,
  WAYS_OUT,
  type Explored,
  type Given,
  type WayOut,
} from './ways-out.fixtures.ts';

const CHECKOUT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

let folder: string;
let given: Given;
let leave: () => void;
beforeAll(async () => {
  ({ folder, given, close: leave } = await surround(CHECKOUT));
});
afterAll(() => leave());

/** A script that tries all ways out and reports which of them worked. */
function explorer(ways: readonly WayOut[] = WAYS_OUT): string {
  const script = join(folder, 'explorer.cts');
  writeFileSync(script, explorerOf(given, ways));
  return script;
}

describe('code that took over a sandboxed process', { timeout: 120_000 }, () => {
  test('finds none of the known ways out of the sandbox', async () => {
    expect(WAYS_OUT.length).toBeGreaterThanOrEqual(30);
    const child = startSandboxed({
      script: explorer(),
      memory: 512,
      heap: 256,
      seconds: 60,
      readable: [folder],
    });
    await child.ready;
    const { had, uid } = JSON.parse(await text(child.stdout)) as Explored;
    expect(had).toEqual([]);
    expect(uid).toBe(65_534);
  });

  // The runtime's own permissions are the first thing that falls with the runtime.
  test.each([['otherUser'], ['userNamespace']] as [Identity][])(
    'finds no way out without the permission model of Node either (%s)',
    async (kind) => {
      const [program, ...words] = [...wallsOf(kind, { readable: [folder] }), process.execPath, explorer()];
      const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { SECRET: 'x' } });
      const { had } = JSON.parse(await text(child.stdout)) as Explored;
      expect(had).toEqual([]);
    },
  );

  test('finds the harmless ways out where there is no sandbox, so the ways are real', async () => {
    // Only what does no harm when it succeeds.
    const harmless = WAYS_OUT.filter(({ name }) =>
      /^(connect to an engine|hear|read \$|see a n|find|list \/|stop)/.test(name),
    );
    const open = spawn(process.execPath, [explorer(harmless)], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { SECRET: 'x' },
    });
    const { had } = JSON.parse(await text(open.stdout)) as Explored;
    expect(had).toEqual(harmless.map(({ name }) => name));
  });
});

test('this system offers a sandbox under another user', () => {
  expect(identity()).toBe(process.getuid?.() === 0 ? 'otherUser' : 'userNamespace');
});

/** Processes with this word in their command line. */
const pidsOf = (word: string): string[] =>
  globSync('/proc/[0-9]*/cmdline').filter((file) => {
    try {
      return readFileSync(file, 'latin1').includes(word);
    } catch {
      return false;
    }
  });

test(
  'a sandboxed process ends with its worker, however early the worker is killed',
  { timeout: 120_000 },
  async () => {
    const busy = join(folder, 'never-at-rest.mts');
    writeFileSync(busy, 'for await (const _ of process.stdin) for (;;);');
    const worker = join(folder, 'starter.mts');
    const module = fileURLToPath(new URL('start-sandboxed.ts', import.meta.url));
    writeFileSync(
      worker,
      `import { startSandboxed } from ${JSON.stringify(module)};
     const child = startSandboxed({ script: ${JSON.stringify(busy)}, memory: 512, heap: 256, seconds: 60, readable: [${JSON.stringify(folder)}] });
     console.log('started');
     await child.ready;
     child.stdin.write('x');
     setInterval(() => {}, 1000);`,
    );
    // From before the first word of the child to long after it has begun.
    for (const pause of [0, 1, 2, 4, 8, 12, 16, 20, 25, 30, 40, 50, 60, 80, 100, 150, 300, 1_000]) {
      const running = spawn(process.execPath, [worker], { stdio: ['ignore', 'pipe', 'ignore'] });
      await once(running.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, pause));
      running.kill('SIGKILL');
    }
    await expect.poll(() => pidsOf('never-at-rest'), { timeout: 10_000 }).toEqual([]);
  },
);
