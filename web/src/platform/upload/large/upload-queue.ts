import { PARALLEL_PARTS } from '@archway/rules/uploads';
import { Semaphore } from '../../async/semaphore.ts';
import { Upload } from './upload.ts';
import { isOpen, type FileToSend, type UploadShown } from './upload-shown.ts';
import type { UploadTools } from './upload-tools.ts';

/** Two, so that small files do not wait for the end of a large one. */
const FILES_AT_ONCE = 2;

/** All files that are being sent, in the order in which they were chosen. */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  #shown: readonly UploadShown[] = [];
  /** Counted here and not by a semaphore: a file that goes on after a pause keeps its place among the others. */
  #running = 0;
  readonly #tools: UploadTools;
  readonly #lanes = new Semaphore(PARALLEL_PARTS);
  readonly #listeners = new Set<() => void>();

  constructor(tools: UploadTools) {
    this.#tools = tools;
  }

  readonly read = (): readonly UploadShown[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** What is on its way already is not sent twice; a file that goes on with an upload takes the place of its failure. */
  add(files: readonly FileToSend[]): void {
    // What is over is kept for as long as anybody may look at it together with what came after.
    const kept = this.#uploads.some(({ shown }) => isOpen(shown))
      ? this.#uploads
      : this.#uploads.filter(({ shown }) => shown.phase === 'failed');
    const isSending = ({ resumes }: FileToSend): boolean =>
      resumes !== undefined && kept.some(({ shown }) => shown.fileId === resumes && isOpen(shown));
    const wanted = files.filter((file) => !isSending(file));
    const resumed = new Set(wanted.map(({ resumes }) => resumes));
    const others = kept.filter(({ shown }) => shown.fileId === null || !resumed.has(shown.fileId));
    const added = wanted.map((file) => new Upload(file, this.#tools, this.#lanes, this.#tell));
    this.#uploads = [...others, ...added];
    this.#pump();
  }

  pause(id: string): void {
    this.#find(id)?.pause();
  }

  /** Goes on after a pause, or tries again after a failure. */
  resume(id: string): void {
    this.#find(id)?.wait();
    this.#pump();
  }

  /** Stops it and gives it up. */
  async cancel(id: string): Promise<void> {
    const upload = this.#find(id);
    this.#drop(id);
    await upload?.cancel();
  }

  /** Nothing of it is left: the session is over. What has arrived can be gone on with later. */
  clear(): void {
    for (const upload of this.#uploads) upload.stop();
    this.#uploads = [];
    this.#tell();
  }

  #find(id: string): Upload | undefined {
    return this.#uploads.find(({ shown }) => shown.id === id);
  }

  #drop(id: string): void {
    this.#uploads = this.#uploads.filter(({ shown }) => shown.id !== id);
    this.#tell();
  }

  #pump(): void {
    for (const upload of this.#uploads) {
      if (this.#running >= FILES_AT_ONCE) break;
      if (upload.shown.phase === 'waiting') void this.#run(upload);
    }
    this.#tell();
  }

  async #run(upload: Upload): Promise<void> {
    this.#running += 1;
    await upload.run();
    this.#running -= 1;
    this.#pump();
  }

  readonly #tell = (): void => {
    this.#shown = this.#uploads.map(({ shown }) => shown);
    for (const listener of this.#listeners) listener();
  };
}
