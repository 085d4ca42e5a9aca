import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { wallsOf } from './walls.ts';
import { identity } from './identity.ts';

export interface Process extends ChildProcessByStdio<Writable, Readable, null> {
  /** Resolves when it may be given a file, or will never take one: whoever listens to it will notice. */
  ready: Promise<void>;
}

const ENTRY = fileURLToPath(new URL('entry.ts', import.meta.url));

export interface Apart {
  /** TypeScript or JavaScript of ours, by its whole path. */
  script: string;
  args?: readonly string[];
  /** In megabytes. The heap is the smaller one: large things are kept outside of it. */
  memory: number;
  heap: number;
  /** Of a processor, over the whole life of the process. */
  seconds: number;
  /** Folders that it may read besides our code. */
  readable?: readonly string[];
}

/** What the runtime sets aside and hardly touches. */
const RUNTIME_MEMORY = 650;

/**
 * The system keeps the limits, and lets whoever waits for an answer go first: nobody waits for a file by the second.
 * Whoever has another parent than the one that started it is not missed any more, and goes.
 */
const UNDER_LIMITS = `
[ "$PPID" = "$0" ] || exit 1
ulimit -c 0
ulimit -d "$1"
ulimit -t "$2"
shift 2
exec nice -n 10 "$@"`;

/**
 * Starts a process for strangers' files: without network, environment, neighbours or anything to write to, under another
 * identity, and with nothing but our code to read. It ends with the process that started it. Throws where the system
 * lets us have none of that: then strangers' files are not worked on.
 */
export function startApart({ script, args = [], memory, heap, seconds, readable = [] }: Apart): Process {
  const kilobytes = (memory + RUNTIME_MEMORY) * 1_024;
  const program = [
    process.execPath,
    `--max-old-space-size=${heap}`,
    '--no-warnings',
    // The second wall, before the system's: it knows what is asked for, and holds only as long as the runtime does.
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
