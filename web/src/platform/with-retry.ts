import { CODES } from '@archway/contract/core/codes';
import type { Envelope } from '@archway/contract/core/envelope';

const REPEATS = 3;
const FIRST_PAUSE_MS = 400;

/** Repeats what a moment may mend: no answer, or one that asks for a repeat. */
export async function withRetry(
  ask: () => Promise<Envelope>,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Envelope> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await ask();
    if (answer.code !== CODES.unavailable || repeats === REPEATS) return answer;
    await pause(pauseBefore(repeats));
  }
}

/** Longer each time, and never the same for two clients: or all would come back at the same moment. */
export function pauseBefore(repeats: number, random = Math.random()): number {
  return FIRST_PAUSE_MS * 3 ** repeats * (0.5 + random);
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
