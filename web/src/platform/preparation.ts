import { CODES } from '@archway/contract/core/codes';
import type { Envelope } from '@archway/contract/core/envelope';

const EVERY_MS = 3_000;
const AT_MOST_MS = 120_000;

/** What is still being prepared is asked for again, every three seconds for two minutes. */
export async function onceReady(
  ask: () => Promise<Envelope>,
  signal?: AbortSignal,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Envelope> {
  for (let waited = 0; ; waited += EVERY_MS) {
    const answer = await ask();
    if (answer.code !== CODES.resourceIsBeingPrepared || waited >= AT_MOST_MS || signal?.aborted)
      return answer;
    await pause(EVERY_MS);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
