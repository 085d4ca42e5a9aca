import type { Walled } from '../../../platform/sandbox/start-walled.ts';

export interface RunLimits {
  seconds: number;
  /** Larger than any valid result. */
  resultBytes: number;
}

/** The process was ended from outside, for example by a stopping worker. It says nothing about the file. */
export class CleaningInterrupted extends Error {
  override name = 'CleaningInterrupted';
}

/**
 * Hands a process its file and answers with what it wrote. One that is over its limits of time or output is killed. Null
 * if it was, or if it failed.
 */
export async function runToEnd(
  child: Walled & { ready?: Promise<void> },
  bytes: Buffer,
  { seconds, resultBytes }: RunLimits,
): Promise<Buffer | null> {
  let isCut = false;
  const cut = (): void => {
    isCut = true;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(cut, seconds * 1_000);
  try {
    // A child that refuses the file early does not read it to the end.
    child.stdin.on('error', () => {});
    await child.ready;
    child.stdin.end(bytes);
    const [output, { code, signal }] = await Promise.all([outputOf(child, resultBytes, cut), endOf(child)]);
    if (!isCut && (signal === 'SIGTERM' || signal === 'SIGINT')) throw new CleaningInterrupted(signal);
    return isCut || code !== 0 ? null : output;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

async function outputOf(child: Walled, most: number, cut: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of child.stdout) {
    length += (chunk as Buffer).length;
    if (length > most) cut();
    else chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function endOf(child: Walled): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}
