import type { UploadedFile, UploadPlace } from '@archway/contract/file/model';
import { formatOf, MAX_UPLOAD_BYTES } from '@archway/rules/uploads';
import { putFile } from '../put-file.ts';
import { untilChecked, type AskAboutFile } from './until-checked.ts';
import { problemOf, unreadable, UploadProblem } from './upload-problem.ts';

/** How a file is sent: by one's own calls, or by those of somebody who has no account yet. */
export interface UploadSteps {
  start: (intent: { name: string; size: number }, options: { signal: AbortSignal }) => Promise<UploadPlace>;
  finish: AskAboutFile;
  state: AskAboutFile;
  /** Endings that are taken: others are refused before anything is sent. Without them the server decides. */
  formats?: readonly string[];
  /** What the checked file is for. It is finished only afterwards, and a retry begins here. */
  keep?: (fileId: string) => Promise<unknown>;
}

export interface UploadShown {
  phase: 'idle' | 'sending' | 'checking' | 'finished' | 'failed';
  /** 0 to 1, while it is sent. */
  progress: number;
  /** Of a file that was checked and can be used. */
  fileId: string | null;
  url: string | null;
  /** What was chosen; it stays when something fails. */
  file: File | null;
  problem: UploadProblem | null;
}

const IDLE: UploadShown = {
  phase: 'idle',
  progress: 0,
  fileId: null,
  url: null,
  file: null,
  problem: null,
};
const MAX_NAME = 128;

/** One place into which a file is sent, and another after it: what comes late from an earlier one is not heard. */
export class UploadRun {
  #shown = IDLE;
  #over = new AbortController();
  readonly #listeners = new Set<() => void>();

  readonly read = (): UploadShown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly clear = (): void => {
    this.#over.abort();
    this.#show(IDLE);
  };

  /** The page was left: the file stays, and may be sent again. */
  readonly interrupt = (): void => {
    if (!this.#isUnderWay) return;
    this.#over.abort();
    this.#show({ ...this.#shown, phase: 'failed', problem: new UploadProblem('interrupted') });
  };

  readonly send = (file: File, steps: UploadSteps): void => {
    const before = this.#shown;
    const isSame = before.file === file;
    // Pressed twice.
    if (isSame && this.#isUnderWay) return;
    this.#over.abort();
    this.#over = new AbortController();
    const isChecked = isSame && before.phase === 'failed' && before.fileId !== null;
    this.#show(
      isChecked ? { ...before, phase: 'checking', problem: null } : { ...IDLE, phase: 'sending', file },
    );
    void this.#go(file, steps, this.#over.signal);
  };

  get #isUnderWay(): boolean {
    return this.#shown.phase === 'sending' || this.#shown.phase === 'checking';
  }

  async #go(file: File, steps: UploadSteps, signal: AbortSignal): Promise<void> {
    const show = (change: Partial<UploadShown>): void => {
      if (!signal.aborted) this.#show({ ...this.#shown, ...change });
    };
    try {
      if (this.#shown.fileId === null) {
        const { fileId, url } = await sendAndCheck(file, steps, signal, show);
        show({ fileId, url });
      }
      const { fileId } = this.#shown;
      if (signal.aborted || fileId === null) return;
      await steps.keep?.(fileId);
      show({ phase: 'finished' });
    } catch (error) {
      const problem = problemOf(error, steps.formats ?? []);
      // A file that cannot be used, or no longer, is not offered again.
      const isGone = !problem.canRetry || problem.kind === 'expired';
      show({ phase: 'failed', problem, ...(isGone ? { fileId: null, url: null } : {}) });
    }
  }

  #show(shown: UploadShown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

async function sendAndCheck(
  file: File,
  steps: UploadSteps,
  signal: AbortSignal,
  show: (change: Partial<UploadShown>) => void,
): Promise<UploadedFile> {
  refuse(file, steps.formats);
  const { size } = file;
  // A long name loses its beginning: its ending says what the file is.
  const place = await steps.start({ name: file.name.slice(-MAX_NAME), size }, { signal });
  const put = () => putFile(place, file, { signal, onProgress: (progress) => show({ progress }) });
  let stored = await put();
  if (stored === 'lost' && !signal.aborted) stored = await put();
  signal.throwIfAborted();
  if (stored !== 'stored') throw new UploadProblem(stored);
  show({ phase: 'checking', progress: 1 });
  return untilChecked(place.fileId, steps, signal);
}

/** What the server would refuse need not be sent. */
function refuse(file: File, formats: readonly string[] | undefined): void {
  if (formats !== undefined && !formats.includes(formatOf(file.name))) throw new UploadProblem('format');
  if (file.size > MAX_UPLOAD_BYTES) throw new UploadProblem('tooLarge');
  if (file.size === 0) throw unreadable(formats?.includes('pdf') ?? false);
}
