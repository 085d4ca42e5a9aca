import { createHash } from 'node:crypto';
import type { FileScan } from '../../platform/virus-scanner/virus-scanner.ts';
import type { Child } from './sandboxed/child-process.ts';

/** Reads a file once: for its hash, for the scanner if it has not seen it, and for the child that will work on it. */
export async function passOver(
  body: AsyncIterable<Uint8Array>,
  { child, scan }: { child: Child; scan?: FileScan },
): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk);
    await Promise.all([child.write(chunk), scan?.write(chunk)]);
  }
  return hash.digest();
}
