import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;

/** Resident memory of a process and of those it has started, in bytes; nothing where the system does not say. */
export function memoryOf(pid: number): number {
  const [, resident = '0'] = wordsOf(`/proc/${pid}/statm`);
  const children = wordsOf(`/proc/${pid}/task/${pid}/children`).map(Number);
  return Number(resident) * PAGE_BYTES + children.reduce((sum, child) => sum + memoryOf(child), 0);
}

function wordsOf(path: string): string[] {
  try {
    return readFileSync(path, 'latin1').split(/\s+/).filter(Boolean);
  } catch {
    return [];
  }
}
