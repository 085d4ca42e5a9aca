import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';

const WORKER = fileURLToPath(new URL('../../main/worker.ts', import.meta.url));
const START_SANDBOXED = fileURLToPath(new URL('start-sandboxed.ts', import.meta.url));

const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';

/** A system on which nobody may make namespaces: as in a container without a profile that allows it. */
const WITHOUT_NAMESPACES = `
echo 0 > /proc/sys/user/max_user_namespaces
exec setpriv --inh-caps=-all --bounding-set=-all -- "$0" "$@"`;

async function runThere(...args: string[]): Promise<{ code: number | null; said: string }> {
  const running = spawn(
    'unshare',
    ['--user', '--map-root-user', '--', '/bin/sh', '-c', WITHOUT_NAMESPACES, process.execPath, ...args],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH, ...testEnvironment() } },
  );
  const said = await text(running.stderr);
  return { code: running.exitCode, said };
}

test('where nobody may make namespaces a worker refuses to start', { timeout: 60_000 }, async () => {
  const { code, said } = await runThere(WORKER);
  expect(code).not.toBe(0);
  expect(said).toContain('NoSandbox');
});

test('and no child runs', { timeout: 60_000 }, async () => {
  const script = `
    const { startSandboxed } = await import(${JSON.stringify(START_SANDBOXED)});
    const child = startSandboxed({ script: ${JSON.stringify(WORKER)}, memory: 512, heap: 256, seconds: 9 });
    console.error('a child', child.pid);`;
  const { code, said } = await runThere('--input-type=module', '--eval', script);
  expect(code).not.toBe(0);
  expect(said).toContain('NoSandbox');
  expect(said).not.toContain('a child');
});
