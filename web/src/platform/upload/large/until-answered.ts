import type { FailureName } from '@archway/contract/codes';
import { isCallFailure } from '../../call/call-failure.ts';
import { backoff, type Backoff } from '../../async/backoff.ts';
import { retry } from '../../async/retry.ts';

/** Up to half a minute: an upload has time. */
export const UPLOAD_BACKOFF: Backoff = { firstMs: 1_000, factor: 2, longestMs: 20_000 };

/** Says nothing about the upload: the network or a server is away, or busy. */
const PASSES: ReadonlySet<FailureName> = new Set(['unavailable', 'timedOut', 'tooMany']);

export const isPassing = (error: unknown): boolean => isCallFailure(error) && PASSES.has(error.failure);

export interface Patience {
  signal: AbortSignal;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Nobody answers for now. */
  onWaiting: () => void;
}

/** Asks until somebody answers: an upload of an hour does not fail because a server was started anew. */
export function untilAnswered<T>(ask: () => Promise<T>, { signal, pause, onWaiting }: Patience): Promise<T> {
  return retry<T>(
    async (count) => {
      try {
        return { result: await ask() };
      } catch (error) {
        if (signal.aborted || !isPassing(error)) throw error;
        onWaiting();
        return { retryAfterMs: backoff(UPLOAD_BACKOFF, count) };
      }
    },
    (ms) => pause(ms, signal),
  );
}
