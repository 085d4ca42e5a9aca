import { FileRefused } from './file-refused.ts';
import { readFrames } from './frames.ts';
import { Task, type FileProblem } from './protocol.ts';
import { tell } from './tell.ts';

/**
 * Entry point of the sandboxed process for scans and archives, one after the other: each file comes by standard input,
 * results go to standard output. The process has no credentials, no network and no settings, and ends with its worker.
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

/** A failed allocation means that the file is too large; any other error means that it is unreadable. */
function problemOf(error: unknown): FileProblem {
  if (error instanceof FileRefused) return error.problem;
  return error instanceof RangeError ? 'tooLarge' : 'unreadable';
}

/** Parsers are loaded on demand, because loading them takes longer than parsing a small file. */
async function work(task: Task): Promise<void> {
  const file = await fileOf(task.size);
  if (task.task === 'openArchive') await (await import('./open-archive.ts')).openArchive(file);
  else if (task.task === 'drawPicture') await (await import('./draw-picture.ts')).drawPicture(task, file);
  else if (task.task === 'blankTexts') await (await import('./blank-texts.ts')).blankScan(file);
  else if (task.task === 'checkScan') await (await import('./check-scan.ts')).checkScan(file);
  else await (await import('./read-scan.ts')).readScan(task.name, file);
}

for (let task = await nextTask(); task !== null; task = await nextTask()) {
  await work(task).catch((error: unknown) => tell({ say: 'problem', problem: problemOf(error) }));
}
