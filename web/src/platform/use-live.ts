import type { CallSpec } from '@archway/contract/core/call';
import type { LiveName } from '@archway/contract/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from './live.ts';

/** Asks anew for what a push says is out of date. `calls` is a constant of the module that passes it. */
export function useLiveRefresh(name: LiveName, calls: readonly CallSpec[]): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onLive(name, () => {
        for (const { path } of calls) void client.invalidateQueries({ queryKey: [path] });
      }),
    [client, name, calls],
  );
}
