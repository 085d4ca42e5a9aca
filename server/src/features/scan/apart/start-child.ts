import { fileURLToPath } from 'node:url';
import { startApart, type Process } from '../../../platform/sandbox/start-apart.ts';
import { WORK_SECONDS } from '../work-seconds.ts';

export type { Process } from '../../../platform/sandbox/start-apart.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** A child is replaced after so many files. */
export const MOST_FILES = 50;

/** A process for scans and archives, one after the other. */
export function startChild(script: string = CHILD, readable: readonly string[] = []): Process {
  return startApart({ script, readable, memory: 4_096, heap: 2_048, seconds: MOST_FILES * WORK_SECONDS });
}
