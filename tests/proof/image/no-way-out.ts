import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  explorerOf,
  WAYS_OUT,
  type Explored,
  type Given,
} from '@archway/server/platform/sandbox/ways-out.fixtures';
import { testEnvironment } from '@archway/server/testing/environment';
import { imageTree } from './tree.ts';

const FEWEST = 30;

/** The image's own code starts a child, which is ours to do with as we like. */
export async function noWayOut(): Promise<string[]> {
  const tree = imageTree();
  const folder = mkdtempSync(join(tmpdir(), 'archway-explorer-'));
  chmodSync(folder, 0o755);
  const secret = join(folder, '..', 'archway-image-secret');
  writeFileSync(secret, 'secret', { mode: 0o644 });
  const { DATABASE_URL = '', S3_ENDPOINT = '', VIRUS_SCANNER_URL = '' } = testEnvironment();
  const ports = [DATABASE_URL, S3_ENDPOINT, VIRUS_SCANNER_URL].map((url) => Number(new URL(url).port));
  const neighbour = spawn('sleep', ['600'], { stdio: 'ignore' });
  const echo = createSocket('udp4').on('message', (bytes, { port }) => echo.send(bytes, port, '127.0.0.1'));
  await new Promise<void>((resolve) => echo.bind(0, '127.0.0.1', resolve));
  const given: Given = {
    checkout: tree,
    ports,
    secret,
    neighbour: neighbour.pid ?? 0,
    echo: echo.address().port,
  };
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
    neighbour.kill();
    echo.close();
    rmSync(folder, { recursive: true });
    rmSync(secret);
  }
}

/** As a worker of the image starts a child. */
async function explore(
  tree: string,
  { script, readable }: { script: string; readable: string },
): Promise<Explored> {
  const limits = { memory: 512, heap: 256, seconds: 60 };
  const program = `
    const { startApart } = await import(${JSON.stringify(join(tree, 'server/src/platform/sandbox/start-apart.ts'))});
    const apart = startApart(${JSON.stringify({ script, readable: [readable], ...limits })});
    await apart.ready;
    apart.stdout.pipe(process.stdout);`;
  const worker = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(worker.stdout)) as Explored;
}
