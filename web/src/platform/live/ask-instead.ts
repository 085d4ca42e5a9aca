import type { QueryClient } from '@tanstack/react-query';
import { areChannelsOpen, onChannels } from './live.ts';

/** How often what is shown is asked for again while nothing is pushed. */
export const ASK_EVERY_MS = 15_000;
/** Pages that lost their sockets together must not ask together. */
const JITTER = 0.2;

const spread = (random = Math.random()): number => ASK_EVERY_MS * (1 + JITTER * (2 * random - 1));

/**
 * Asks again for what the visible screen shows, as long as a live channel is missing, until it is told to stop. A hidden
 * page rests, and asks at once when it is seen again.
 */
export function askInstead(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isNeeded = () => !areChannelsOpen() && document.visibilityState === 'visible';
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const ask = (): void => {
    timer = undefined;
    // Open by now, after all: what was missed meanwhile is asked for by whoever opened it.
    if (!isNeeded()) return;
    void client.refetchQueries({ type: 'active' });
    wait();
  };
  // A socket that opens for a moment again and again puts nothing off.
  const wait = (): void => {
    if (isNeeded()) timer ??= setTimeout(ask, spread());
  };
  const onVisible = (): void => {
    rest();
    ask();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stop = onChannels(wait);
  wait();
  return () => {
    rest();
    stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
