import { fileURLToPath } from 'node:url';
import { startSandboxed, type Process } from '../../../platform/sandbox/start-sandboxed.ts';
import { WORK_SECONDS } from '../work-seconds.ts';

export type { Process } from '../../../platform/sandbox/start-sandboxed.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** A child process is replaced after this many files. */
export const MOST_FILES = 50;

/** Starts a sandboxed process that handles scans and archives one after the other. */
export function startChild(script: string = CHILD, readable: readonly string[] = []): Process {
  return startSandboxed({ script, readable, memory: 4_096, heap: 2_048, seconds: MOST_FILES * WORK_SECONDS });
}
