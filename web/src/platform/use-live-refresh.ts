import type { CallSpec } from '@archway/contract/core/call';
import type { LiveName, LivePayload } from '@archway/contract/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onLive } from './live.ts';

/** Pushes come in bursts, when somebody does something with many at once. */
const BURST_MS = 200;

/**
 * Refetches what a push makes stale; `concerns` leaves out pushes about something else. A screen that was hidden refetches
 * when it is shown again.
 */
export function useLiveRefresh<N extends LiveName>(
  name: N,
  calls: readonly CallSpec[],
  concerns: (payload: LivePayload<N>) => boolean = () => true,
): void {
  const client = useQueryClient();
  const wasLeft = useRef(false);
  const isConcerned = useEffectEvent((payload: unknown) => concerns(payload as LivePayload<N>));
  const refresh = useEffectEvent(() => {
    for (const { path } of calls) void client.invalidateQueries({ queryKey: [path] });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (wasLeft.current) refresh();
    const stop = onLive(name, (payload) => {
      if (!isConcerned(payload)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, BURST_MS);
    });
    return () => {
      wasLeft.current = true;
      clearTimeout(timer);
      stop();
    };
  }, [name]);
}
