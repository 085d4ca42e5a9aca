const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Longer after each failure, up to half a minute, and never the same for two clients. */
export function growingPause(failures: number, random = Math.random()): number {
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + random / 2);
}

/** Waits so long, or until the browser says that the network is back. */
export function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(() => end(resolve), ms);
    const end = (how: () => void): void => {
      clearTimeout(timer);
      over.abort();
      how();
    };
    const giveUp = (): void => end(() => reject(signal.reason as Error));
    window.addEventListener('online', () => end(resolve), { signal: over.signal });
    signal.addEventListener('abort', giveUp, { signal: over.signal });
    if (signal.aborted) giveUp();
  });
}
