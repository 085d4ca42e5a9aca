import { listAllMenu } from '@archway/contract/menu/calls';
import { listRolesByPage } from '@archway/contract/role/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '../../platform/live.ts';

/** What makes the list old: a role was changed, or somebody got another one. */
const NEWS = ['role.listChanged', 'role.changed', 'member.changed'] as const;

/** A colleague's changes are shown without being asked for. */
export function useRoleNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      for (const { path } of [listRolesByPage, listAllMenu])
        void client.invalidateQueries({ queryKey: [path] });
    };
    const ends = NEWS.map((name) => onLive(name, refresh));
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
}
