import { FileRefused } from './file-refused.ts';
import { readFrames } from './frames.ts';
import { Task, type FileProblem } from './protocol.ts';
import { tell } from './tell.ts';

/**
 * A process for strangers' files, one after the other: each comes by standard input, what was made of it goes out by
 * standard output. It has no settings, no connections and nothing to lose, and ends with its worker.
 */
const frames = readFrames(process.stdin as AsyncIterable<Buffer>);

async function nextTask(): Promise<Task | null> {
  const { value: frame } = await frames.next();
  return frame === undefined ? null : Task.parse('message' in frame ? frame.message : null);
}

async function fileOf(size: number): Promise<Buffer> {
  const file = Buffer.allocUnsafe(size);
  for (let filled = 0; filled < size;) {
    const { value: frame } = await frames.next();
    if (frame === undefined || !('bytes' in frame)) throw new Error('a file that does not come');
    filled += frame.bytes.copy(file, filled);
  }
  return file;
}

/** What cannot be had in memory is too large; everything else that goes wrong is the file's fault. */
function problemOf(error: unknown): FileProblem {
  if (error instanceof FileRefused) return error.problem;
  return error instanceof RangeError ? 'tooLarge' : 'unreadable';
}

/** Loading what is not needed would take longer than many a file. */
async function work(task: Task): Promise<void> {
  const file = await fileOf(task.size);
  if (task.task === 'openArchive') await (await import('./open-archive.ts')).openArchive(file);
  else await (await import('./read-scan.ts')).readScan(task.name, file);
}

for (let task = await nextTask(); task !== null; task = await nextTask()) {
  await work(task).catch((error: unknown) => tell({ say: 'problem', problem: problemOf(error) }));
}
