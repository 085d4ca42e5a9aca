import { info } from '@archway/contract/account/calls';
import { listUserMenu } from '@archway/contract/menu/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '../../platform/live.ts';

/** What the caller may do has changed: the open page asks again, and gains or loses places and buttons in place. */
export function useLiveRights(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onLive('role.changed', () => {
        for (const { path } of [info, listUserMenu]) void client.invalidateQueries({ queryKey: [path] });
      }),
    [client],
  );
}
