import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startSandboxed, type Process } from '../../../platform/sandbox/start-sandboxed.ts';
import type { CleanedKind } from '../kinds.ts';
import { CLEAN_TYPES, type CleanFile } from './clean-file.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

export const CLEAN_LIMITS = {
  seconds: 20,
  /** In megabytes. */
  memory: 512,
  /** Larger than any valid result. */
  resultBytes: 32 * 1_024 * 1_024,
};

const Head = z.object({ contentType: z.enum(CLEAN_TYPES).nullable() });

/** The process was ended from outside, for example by a stopping worker. It says nothing about the file. */
export class CleaningInterrupted extends Error {
  override name = 'CleaningInterrupted';
}

/**
 * Cleans a file in a sandboxed process, so that a file that crashes its parser harms nothing else. A process over its
 * limits of time or output is killed. Null if the file was refused, crashed the process, or exceeded a limit.
 */
export async function cleanSandboxed(kind: CleanedKind, bytes: Buffer): Promise<CleanFile | null> {
  const child = start(kind);
  let isCut = false;
  const cut = (): void => {
    isCut = true;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(cut, CLEAN_LIMITS.seconds * 1_000);
  try {
    // A child that refuses the file early does not read it to the end.
    child.stdin.on('error', () => {});
    await child.ready;
    child.stdin.end(bytes);
    const [output, signal] = await Promise.all([outputOf(child, cut), endOf(child)]);
    if (!isCut && (signal === 'SIGTERM' || signal === 'SIGINT')) throw new CleaningInterrupted(signal);
    return isCut ? null : resultOf(output);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const start = (kind: CleanedKind): Process =>
  startSandboxed({
    script: CHILD,
    args: [kind],
    memory: CLEAN_LIMITS.memory,
    heap: 256,
    seconds: CLEAN_LIMITS.seconds * 2,
  });

async function outputOf(child: Process, cut: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of child.stdout) {
    length += (chunk as Buffer).length;
    if (length > CLEAN_LIMITS.resultBytes) cut();
    else chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function endOf(child: Process): Promise<NodeJS.Signals | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_code, signal) => resolve(signal));
  });
}

function resultOf(output: Buffer): CleanFile | null {
  const end = output.indexOf('\n');
  if (end < 0) return null;
  const { contentType } = Head.parse(JSON.parse(output.subarray(0, end).toString()));
  return contentType === null ? null : { contentType, bytes: output.subarray(end + 1) };
}
