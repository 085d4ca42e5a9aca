import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { backoff } from '../async/backoff.ts';
import { retry } from '../async/retry.ts';

const REPEATS = 3;
const GROWTH = { firstMs: 400, factor: 3, longestMs: 4_000 };

/** Repeats what a moment may mend: no answer, or one that asks for a repeat. */
export function withRetry(
  ask: () => Promise<Envelope>,
  wait?: (ms: number) => Promise<void>,
): Promise<Envelope> {
  return retry(async (count) => {
    const answer = await ask();
    const isOver = answer.code !== CODES.unavailable || count > REPEATS;
    return isOver ? { result: answer } : { retryAfterMs: backoff(GROWTH, count) };
  }, wait);
}
