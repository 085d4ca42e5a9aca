import type { CallSpec } from '@archway/contract/core/call';
import type { LiveName } from '@archway/contract/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onLive } from './live.ts';

/** Pushes come in bursts, when somebody does something with many at once. */
const BURST_MS = 200;

/** Asks again for what a push makes old. A screen that was kept out of sight asks when it is back. */
export function useLiveRefresh(name: LiveName, calls: readonly CallSpec[]): void {
  const client = useQueryClient();
  const wasLeft = useRef(false);
  const refresh = useEffectEvent(() => {
    for (const { path } of calls) void client.invalidateQueries({ queryKey: [path] });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (wasLeft.current) refresh();
    const stop = onLive(name, () => {
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
