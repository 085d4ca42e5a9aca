import { info } from '@archway/contract/account/calls';
import { listUserMenu } from '@archway/contract/menu/calls';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive, onReopened } from '../../platform/live.ts';

/** What the caller may do has changed: the open page asks again, and gains or loses places and buttons in place. */
export function useLiveRights(): void {
  const client = useQueryClient();
  useEffect(() => followRights(client), [client]);
}

/** Until it is told to stop. */
export function followRights(client: Pick<QueryClient, 'invalidateQueries'>): () => void {
  const ask = async (): Promise<void> => {
    await Promise.all([info, listUserMenu].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
  const stops = [
    // With the rights what the page shows: some of it may be for others from now on, and pushes about it no longer come.
    onLive('role.changed', () => void ask().then(() => client.invalidateQueries())),
    // The push may have come while nobody listened.
    onReopened((channel) => {
      if (channel === 'system') void ask();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
