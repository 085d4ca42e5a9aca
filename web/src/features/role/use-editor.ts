import type { Role } from '@archway/contract/role/model';
import { usePermission } from '@archway/ui/permission-guard';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { userMenuQuery } from '../menu/public.ts';
import { idsOf } from './menu-tree.ts';
import type { Editor } from './role-limits.ts';

/** Whoever looks at the roles, by what they hold themselves. */
export function useEditor(roles: readonly Role[]): Editor {
  const { data: user } = useQuery(userInfoQuery);
  const { data: menu } = useQuery(userMenuQuery);
  const can = usePermission();
  const roleCode = user?.role.code ?? '';
  return {
    roleCode,
    isAdministrator: user?.role.isAdministrator ?? false,
    scope: roles.find(({ code }) => code === roleCode)?.scope ?? 'organization',
    held: idsOf(menu ?? []),
    can,
  };
}
