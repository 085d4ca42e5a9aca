/** Waits so long, or until the signal aborts, which the caller has to look at. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/** Waits so long, or until the browser says that the network is back. An abort is thrown. */
export async function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const over = new AbortController();
  window.addEventListener('online', () => online.abort(), { signal: over.signal });
  await pause(ms, AbortSignal.any([signal, online.signal]));
  over.abort();
  signal.throwIfAborted();
}
