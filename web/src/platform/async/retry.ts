import { pause } from './pause.ts';

/** What an attempt led to: a result, or how long to wait before the next one. */
export type Attempt<T> = { result: T } | { retryAfterMs: number };

/** Makes attempts, counted from 1, until one has a result. What an attempt throws ends it. */
export async function retry<T>(
  attempt: (count: number) => Promise<Attempt<T>>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    const outcome = await attempt(count);
    if ('result' in outcome) return outcome.result;
    if (outcome.retryAfterMs > 0) await wait(outcome.retryAfterMs);
  }
}
