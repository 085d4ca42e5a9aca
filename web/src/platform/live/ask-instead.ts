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
  const ask = (): void => {
    void client.refetchQueries({ type: 'active' });
    wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = isNeeded() ? setTimeout(ask, spread()) : undefined;
  };
  const onVisible = (): void => {
    if (isNeeded()) ask();
    else wait();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stop = onChannels(wait);
  wait();
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
