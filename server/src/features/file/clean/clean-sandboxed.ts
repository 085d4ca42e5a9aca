import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startSandboxed } from '../../../platform/sandbox/start-sandboxed.ts';
import type { DrawnKind } from '../kinds.ts';
import { CLEAN_TYPES, type CleanFile } from './clean-file.ts';
import { runToEnd } from './run-to-end.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

export const CLEAN_LIMITS = {
  seconds: 20,
  /** In megabytes. */
  memory: 512,
  resultBytes: 32 * 1_024 * 1_024,
};

const Head = z.object({ contentType: z.enum(CLEAN_TYPES).nullable() });

/**
 * Cleans a picture or a PDF in a sandboxed process, so that a file that crashes its parser harms nothing else. Null if
 * the file was refused, crashed the process, or exceeded a limit.
 */
export async function cleanSandboxed(kind: DrawnKind, bytes: Buffer): Promise<CleanFile | null> {
  const child = startSandboxed({
    script: CHILD,
    args: [kind],
    memory: CLEAN_LIMITS.memory,
    heap: 256,
    seconds: CLEAN_LIMITS.seconds * 2,
  });
  const output = await runToEnd(child, bytes, CLEAN_LIMITS);
  return output === null ? null : resultOf(output);
}

function resultOf(output: Buffer): CleanFile | null {
  const end = output.indexOf('\n');
  if (end < 0) return null;
  const { contentType } = Head.parse(JSON.parse(output.subarray(0, end).toString()));
  return contentType === null ? null : { contentType, bytes: output.subarray(end + 1) };
}
