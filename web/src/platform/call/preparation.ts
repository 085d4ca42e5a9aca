import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { retry } from '../async/retry.ts';

const EVERY_MS = 3_000;
const MAX_WAIT_MS = 120_000;

/** What is still being prepared is asked for again, every three seconds for two minutes. */
export function onceReady(
  ask: () => Promise<Envelope>,
  signal?: AbortSignal,
  wait?: (ms: number) => Promise<void>,
): Promise<Envelope> {
  return retry(async (count) => {
    const answer = await ask();
    const waited = (count - 1) * EVERY_MS;
    const isOver = answer.code !== CODES.resourceIsBeingPrepared || waited >= MAX_WAIT_MS || signal?.aborted;
    return isOver ? { result: answer } : { retryAfterMs: EVERY_MS };
  }, wait);
}
