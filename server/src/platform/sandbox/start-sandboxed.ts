import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { wallsOf } from './walls.ts';
import { identity } from './identity.ts';

export interface Process extends ChildProcessByStdio<Writable, Readable, null> {
  /** Resolves with the first byte of output, or when the output ends because the process never started. */
  ready: Promise<void>;
}

const ENTRY = fileURLToPath(new URL('entry.ts', import.meta.url));

export interface SandboxOptions {
  /** Absolute path of a TypeScript or JavaScript file of this repository. */
  script: string;
  args?: readonly string[];
  /** Limits in megabytes. The heap is smaller than the memory: large buffers live outside of it. */
  memory: number;
  heap: number;
  /** Limit of CPU time over the life of the process. */
  seconds: number;
  /** Folders the process may read besides the code. */
  readable?: readonly string[];
}

/** Megabytes that Node reserves at the start and hardly touches. */
const RUNTIME_MEMORY = 650;

/**
 * Resource limits by the kernel, and a low priority, because requests matter more than files in the background. Exits if
 * the parent has changed: the worker that started it died in between.
 */
const UNDER_LIMITS = `
[ "$PPID" = "$0" ] || exit 1
ulimit -c 0
ulimit -d "$1"
ulimit -t "$2"
shift 2
exec nice -n 10 "$@"`;

/**
 * Starts a process that parses untrusted files in a sandbox: no credentials, no network, no environment, no other
 * processes in sight, a read-only file system with only the code, another user. It ends with the process that started it.
 * Throws `NoSandbox` where the system offers no sandbox: untrusted files are then never parsed.
 */
export function startSandboxed({
  script,
  args = [],
  memory,
  heap,
  seconds,
  readable = [],
}: SandboxOptions): Process {
  const kilobytes = (memory + RUNTIME_MEMORY) * 1_024;
  const program = [
    process.execPath,
    `--max-old-space-size=${heap}`,
    '--no-warnings',
    // Node's permission model is a second wall inside the kernel's. It falls if the runtime itself is taken over.
    '--permission',
    '--allow-fs-read=*',
    '--allow-addons',
    ENTRY,
    script,
    ...args,
  ];
  const words = [
    ['-c', UNDER_LIMITS],
    [process.pid, kilobytes, seconds].map(String),
    wallsOf(identity(), readable),
    program,
  ];
  const started = spawn('/bin/sh', words.flat(), {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return Object.assign(started, { ready: firstWord(started) });
}

function firstWord({ stdout }: ChildProcessByStdio<Writable, Readable, null>): Promise<void> {
  return new Promise((resolve) => {
    stdout.once('readable', () => {
      stdout.read(1);
      resolve();
    });
  });
}
