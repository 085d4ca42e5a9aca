import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  explorerOf,
  surround,
  WAYS_OUT,
  type Explored,
} from '@archway/server/platform/sandbox/ways-out.fixtures';
import { imageTree } from './tree.ts';

const FEWEST = 30;

/** The image's own code starts a child, which is ours to do with as we like. */
export async function noWayOut(): Promise<string[]> {
  const tree = imageTree();
  const { folder, given, close } = await surround(tree);
  try {
    const script = join(folder, 'explorer.cts');
    writeFileSync(script, explorerOf(given));
    const { had, uid } = await explore(tree, { script, readable: folder });
    return [
      ...(WAYS_OUT.length >= FEWEST ? [] : [`only ${WAYS_OUT.length} ways are known`]),
      ...had.map((way) => `it could ${way}`),
      ...(uid === process.getuid?.() ? ['it is the same user as the worker'] : []),
    ];
  } finally {
    close();
  }
}

/** As a worker of the image starts a child. */
async function explore(
  tree: string,
  { script, readable }: { script: string; readable: string },
): Promise<Explored> {
  const limits = { memory: 512, heap: 256, seconds: 60 };
  const program = `
    const { startSandboxed } = await import(${JSON.stringify(join(tree, 'server/src/platform/sandbox/start-sandboxed.ts'))});
    const child = startSandboxed(${JSON.stringify({ script, readable: [readable], ...limits })});
    await child.ready;
    child.stdout.pipe(process.stdout);`;
  const worker = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(worker.stdout)) as Explored;
}
