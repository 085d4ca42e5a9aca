import { fileURLToPath } from 'node:url';
import { startWalled, type Walled } from './start-walled.ts';

export interface Process extends Walled {
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

/** Starts a script of ours that parses untrusted files behind walls. */
export function startSandboxed({
  script,
  args = [],
  memory,
  heap,
  seconds,
  readable = [],
}: SandboxOptions): Process {
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
  const started = startWalled({ program, memory: memory + RUNTIME_MEMORY, seconds, openings: { readable } });
  return Object.assign(started, { ready: firstWord(started) });
}

function firstWord({ stdout }: Walled): Promise<void> {
  return new Promise((resolve) => {
    stdout.once('readable', () => {
      stdout.read(1);
      resolve();
    });
  });
}
