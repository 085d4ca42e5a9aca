import { fileURLToPath } from 'node:url';
import { startSandboxed } from '../../platform/sandbox/start-sandboxed.ts';
import { runToEnd } from '../file/public.ts';
import type { Paper } from './sheet.ts';

const CHILD = fileURLToPath(new URL('sandboxed/child.ts', import.meta.url));

const LIMITS = {
  seconds: 120,
  /** In megabytes: complete fonts of Chinese characters are large when they are open. */
  memory: 768,
  heap: 512,
  resultBytes: 64 * 1_024 * 1_024,
};

export class CannotPrint extends Error {
  override name = 'CannotPrint';
}

/** Draws a paper in a process of its own, which takes fonts and memory with it when it ends. */
export async function drawSandboxed(paper: Paper): Promise<Buffer> {
  const { seconds, memory, heap } = LIMITS;
  const child = startSandboxed({ script: CHILD, memory, heap, seconds });
  const pdf = await runToEnd(child, Buffer.from(JSON.stringify(paper)), LIMITS);
  if (pdf === null || pdf.length === 0) throw new CannotPrint();
  return pdf;
}
