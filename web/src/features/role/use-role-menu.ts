import { listMenuByRole } from '@archway/contract/menu/calls';
import type { Role } from '@archway/contract/role/model';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/call/queries.ts';
import { idsOf } from './menu-tree.ts';

export const roleMenuQuery = (roleId: string) =>
  callQuery(listMenuByRole, { roleId }, { ignoreErrors: true });

/** The role with the menu it holds now. Until that is read, and if it cannot be, what the list said of it. */
export function useRoleMenu(role: Role): Role {
  const { data } = useQuery(roleMenuQuery(role.roleId));
  return data === undefined ? role : { ...role, menuIds: [...idsOf(data)] };
}
