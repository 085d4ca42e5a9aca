import type { FailureName } from '@archway/contract/codes';
import type { fileLive } from '@archway/contract/file/live';
import type { UploadedFile } from '@archway/contract/file/model';
import { isCallFailure } from '../../call/call-failure.ts';
import { onLive } from '../../live/live.ts';
import { retry, type Attempt } from '../../async/retry.ts';
import { UploadProblem, unreadable } from './upload-problem.ts';

export type AskAboutFile = (
  input: { fileId: string },
  options: { signal: AbortSignal },
) => Promise<UploadedFile>;

const CHANGED: keyof typeof fileLive = 'file.changed';
/** Most files are checked within seconds. */
const QUICK_MS = 1_000;
const QUICK_FOR_MS = 5_000;
const SLOW_MS = 3_000;
const MAX_WAIT_MS = 120_000;

/** Says nothing about the file: asked again. */
const PASSES: ReadonlySet<FailureName> = new Set([
  'uploading',
  'calculating',
  'resourceIsBeingPrepared',
  'unavailable',
  'timedOut',
  'tooMany',
]);

/** Tells that the store has the file, and waits until it was checked. A push shortens the waiting, where one comes. */
export async function untilChecked(
  fileId: string,
  { finish, state }: { finish: AskAboutFile; state: AskAboutFile },
  signal: AbortSignal,
): Promise<UploadedFile> {
  const changes = hearChangesOf(fileId);
  let ask = finish;
  let waited = 0;
  const attempt = async (): Promise<Attempt<UploadedFile>> => {
    signal.throwIfAborted();
    if (waited >= MAX_WAIT_MS) throw new UploadProblem('slow');
    const file = await askOnce(ask, fileId, signal);
    if (file?.tag === 'finished') return { result: file };
    if (file?.tag === 'uploadFail') throw unreadable(file.kind === 'license');
    if (file !== null) ask = state;
    const retryAfterMs = waited < QUICK_FOR_MS ? QUICK_MS : SLOW_MS;
    waited += retryAfterMs;
    return { retryAfterMs };
  };
  try {
    return await retry(attempt, (ms) => changes.next(ms, signal));
  } finally {
    changes.stop();
  }
}

async function askOnce(ask: AskAboutFile, fileId: string, signal: AbortSignal): Promise<UploadedFile | null> {
  try {
    return await ask({ fileId }, { signal });
  } catch (error) {
    if (isCallFailure(error) && PASSES.has(error.failure)) return null;
    throw error;
  }
}

interface Changes {
  /** Resolves with the next push about the file, or after the time. One that came meanwhile counts. */
  next: (ms: number, signal: AbortSignal) => Promise<void>;
  stop: () => void;
}

function hearChangesOf(fileId: string): Changes {
  let isHeard = false;
  let wake = (): void => {};
  const stop = onLive(CHANGED, (payload) => {
    if ((payload as { fileId: string }).fileId !== fileId) return;
    isHeard = true;
    wake();
  });
  return {
    stop,
    next: (ms, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          isHeard = false;
          wake = () => {};
          resolve();
        };
        const timer = setTimeout(end, ms);
        wake = end;
        signal.addEventListener('abort', end);
        if (isHeard || signal.aborted) end();
      }),
  };
}
