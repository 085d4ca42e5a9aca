import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** In megabytes. Meshes are kept outside of the heap, whose own limit is the smaller one. */
const MEMORY = 4_096;
const HEAP = 2_048;
/** What the runtime sets aside and hardly touches. */
const RUNTIME_MEMORY = 650;

const FLAGS = [
  `--max-old-space-size=${HEAP}`,
  '--no-warnings',
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
];

/**
 * The system keeps the limit of memory; it ends the child with its worker, however that ends; and, where it lets us,
 * gives it a network of its own with nothing in it.
 */
const LIMITS = `
ulimit -c 0
ulimit -d ${(MEMORY + RUNTIME_MEMORY) * 1_024}
alone=; if unshare -Un true 2>/dev/null; then alone='unshare -Un --'; fi
exec $alone setpriv --pdeathsig KILL -- "$0" "$@"`;

export type Process = ChildProcessByStdio<Writable, Readable, null>;

/** A process for strangers' files, with nothing of our own surroundings: no settings, no secrets, nothing to lose. */
export function startChild(script: string = CHILD): Process {
  return spawn('/bin/sh', ['-c', LIMITS, process.execPath, ...FLAGS, script], {
    cwd: '/',
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
