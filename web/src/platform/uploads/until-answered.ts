import type { FailureName } from '@archway/contract/core/codes';
import { isCallFailure } from '../call-failure.ts';
import { growingPause } from './growing-pause.ts';

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
export async function untilAnswered<T>(
  ask: () => Promise<T>,
  { signal, pause, onWaiting }: Patience,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      onWaiting();
      await pause(growingPause(failures), signal);
    }
  }
}
