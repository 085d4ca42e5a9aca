import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { identity } from './identity.ts';
import { wallsOf, type Openings } from './walls.ts';

export type Walled = ChildProcessByStdio<Writable, Readable, null>;

export interface WalledProgram {
  /** The program by its full path, and its words. */
  program: readonly string[];
  /** Limit in megabytes of what it may ask the system for. */
  memory: number;
  /** Limit of CPU time over the life of the process. */
  seconds: number;
  openings?: Openings;
}

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
 * Starts a program that opens untrusted files: no credentials, no network, no environment, no other processes in sight, a
 * read-only file system with only what it needs, another user. It ends with the process that started it. Throws
 * `NoSandbox` where the system offers no sandbox: untrusted files are then never opened.
 */
export function startWalled({ program, memory, seconds, openings = {} }: WalledProgram): Walled {
  const words = [
    ['-c', UNDER_LIMITS],
    [process.pid, memory * 1_024, seconds].map(String),
    wallsOf(identity(), openings),
    program,
  ];
  return spawn('/bin/sh', words.flat(), {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
